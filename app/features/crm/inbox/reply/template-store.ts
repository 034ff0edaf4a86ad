import { joinVersions } from '#app/domain/crm/records/joined-versions.ts';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import type { VersionedStore } from '../../frame/conflict/save-joined.ts';
import type { LeadsClient, TemplateKey } from '../leads-client.ts';

export type WrittenTemplate = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

/** All templates, and the one being edited; null if it is new or gone. */
export interface TemplateVersion {
  template: ReplyTemplate | null;
  items: readonly ReplyTemplate[];
}

/** One template on the server. If a colleague has removed it, all its fields are disputed. */
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
