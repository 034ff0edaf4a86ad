import type { AdminCopy } from '#app/content/admin/shape.ts';
import { outboxTopics } from '#app/domain/delivery/outbox.ts';
import { settingFilter, type FilterTable } from '../../filters/filter.ts';

export const outboxFilters = {
  state: settingFilter({
    param: 'etat',
    id: 'outbox-state',
    options: ['dead', 'waiting', 'kept', 'sent'],
    usual: 'dead',
    label: ({ outbox }: AdminCopy) => outbox.stateLabel,
    names: ({ outbox }) => outbox.states,
  }),
  topic: settingFilter({
    param: 'voie',
    id: 'outbox-topic',
    options: outboxTopics,
    usual: 'mail',
    label: ({ outbox }: AdminCopy) => outbox.topicLabel,
    names: ({ outbox }) => outbox.topics,
  }),
} as const satisfies FilterTable<AdminCopy>;
