import { and, eq, or, sql, type SQLWrapper } from 'drizzle-orm';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import type { Reader } from '#app/data/engine/database.server.ts';
import { escapeLike } from '#app/data/engine/escape-like.server.ts';
import { replyTemplates } from '#app/data/leads/schema.server.ts';
import { apiKeys } from '#app/data/staff/api-keys-schema.server.ts';
import { isMentioned, withoutMentions } from '#app/domain/privacy/mentions.ts';
import type { KnownPerson, PersonalDataSource } from './personal-data-source.server.ts';

/**
 * Names and texts written by staff for keys, webhooks and reply templates. An erasure redacts mentions of the person; a
 * webhook's address stays, because another system listens there.
 */
export const settingsSource: PersonalDataSource = {
  name: 'settings',
  async collect(reader, person) {
    const { keys, hooks, templates } = await settingsAbout(reader, person);
    const named = [
      ...keys.map(({ name }) => ({ name })),
      ...hooks.map(({ url, description }) => ({ url, description })),
    ];
    return [...named, ...templates.map(({ name, subject, text }) => ({ name, subject, text }))];
  },
  async erase(t, person) {
    const { emails, names, phones } = person;
    const cleared = <Texts>(texts: Texts) => withoutMentions(texts, emails, [...names, ...phones]);
    const { keys, hooks, templates } = await settingsAbout(t, person);
    // oxlint-disable no-await-in-loop -- one connection
    for (const { id, name } of keys)
      await t.update(apiKeys).set(cleared({ name })).where(eq(apiKeys.id, id));
    for (const { id, description } of hooks)
      await t
        .update(webhookEndpoints)
        .set(cleared({ description }))
        .where(eq(webhookEndpoints.id, id));
    for (const { id, language, ...texts } of templates)
      await t
        .update(replyTemplates)
        // A form opened earlier must not restore the person's data.
        .set({ ...cleared(texts), version: sql`${replyTemplates.version} + 1` })
        .where(and(eq(replyTemplates.id, id), eq(replyTemplates.language, language)));
    // oxlint-enable no-await-in-loop
    const kept = hooks.filter(({ url }) => isMentioned(url, emails)).length;
    return { removed: 0, cleared: keys.length + hooks.length - kept + templates.length, kept };
  },
};

async function settingsAbout(reader: Reader, { emails }: KnownPerson) {
  const mayMention = (...columns: readonly SQLWrapper[]) =>
    or(
      ...columns.flatMap((column) =>
        emails.map((email) => sql`${column} ilike ${`%${escapeLike(email)}%`}`),
      ),
    );
  const isTheirs = (row: object) => isMentioned(row, emails);
  const keys = await reader
    .select({ id: apiKeys.id, name: apiKeys.name })
    .from(apiKeys)
    .where(mayMention(apiKeys.name));
  const { id, url, description } = webhookEndpoints;
  const hooks = await reader
    .select({ id, url, description })
    .from(webhookEndpoints)
    .where(mayMention(url, description));
  const { name, subject, text, language } = replyTemplates;
  const templates = await reader
    .select({ id: replyTemplates.id, language, name, subject, text })
    .from(replyTemplates)
    .where(mayMention(name, subject, text));
  return {
    keys: keys.filter(isTheirs),
    hooks: hooks.filter(isTheirs),
    templates: templates.filter(isTheirs),
  };
}
