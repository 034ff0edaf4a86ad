import { joinVersions } from '#app/domain/crm/records/joined-versions.ts';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import type { VersionedStore } from '../../frame/conflict/save-joined.ts';
import type { LeadsClient, TemplateKey } from '../leads-client.ts';

export type WrittenTemplate = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

/** All templates, and the one that is written; null for a new one and one that is gone. */
export interface TemplateVersion {
  template: ReplyTemplate | null;
  items: readonly ReplyTemplate[];
}

/** One template on the server. Of one that a colleague has removed all fields are disputed. */
export function templateStore(
  client: LeadsClient,
  { id, language }: TemplateKey,
): VersionedStore<
  WrittenTemplate,
  TemplateVersion,
  keyof WrittenTemplate,
  readonly ReplyTemplate[]
> {
  return {
    write: (mine, { template }) =>
      client.writeTemplate({ id, language, version: template?.version ?? 0 }, mine),
    async read() {
      const items = await client.templates();
      const template = items.find((each) => each.id === id && each.language === language) ?? null;
      return { template, items };
    },
    join: (base, mine, there) =>
      there.template
        ? joinVersions(wordsOf(base.template), mine, wordsOf(there.template))
        : { joined: mine, disputed: ['name', 'subject', 'text'] },
  };
}

export function wordsOf(template: WrittenTemplate | null): WrittenTemplate {
  const { name = '', subject = '', text = '' } = template ?? {};
  return { name, subject, text };
}
