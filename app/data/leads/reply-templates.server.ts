import { and, asc, eq } from 'drizzle-orm';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import { replyTemplates } from './schema.server.ts';

type Template = Omit<ReplyTemplate, 'isOriginal'>;
type Key = Pick<Template, 'id' | 'language'>;

interface By {
  actor: Actor;
  at: Date;
}

/** The templates that the team wrote, by name. */
export function ownTemplates(reader: Reader): Promise<Template[]> {
  const { id, language, name, subject, text } = replyTemplates;
  return reader
    .select({ id, language, name, subject, text })
    .from(replyTemplates)
    .orderBy(asc(name), asc(id));
}

export function writeTemplate(database: Database, template: Template, by: By): Promise<void> {
  return database.tx(async (t) => {
    const before = await templateOf(t, template);
    const { id, language, ...words } = template;
    const set = { ...words, updatedAt: by.at, updatedBy: by.actor.name };
    await t
      .insert(replyTemplates)
      .values({ id, language, ...set })
      .onConflictDoUpdate({ target: [replyTemplates.id, replyTemplates.language], set });
    const action = before ? 'reply-template.update' : 'reply-template.create';
    await recordAudit(t, { ...by, ...entryOf(template), action, before, after: template });
  });
}

/** @returns false when the team wrote no such template */
export function removeTemplate(database: Database, key: Key, by: By): Promise<boolean> {
  return database.tx(async (t) => {
    const before = await templateOf(t, key);
    if (!before) return false;
    await t.delete(replyTemplates).where(isThis(key));
    const action = 'reply-template.remove';
    await recordAudit(t, { ...by, ...entryOf(key), action, before, after: null });
    return true;
  });
}

const entryOf = ({ id, language }: Key) => ({
  entity: 'reply-template',
  entityId: `${id} ${language}`,
});

const isThis = ({ id, language }: Key) =>
  and(eq(replyTemplates.id, id), eq(replyTemplates.language, language));

async function templateOf(reader: Reader, key: Key): Promise<Template | null> {
  const { id, language, name, subject, text } = replyTemplates;
  const [row] = await reader
    .select({ id, language, name, subject, text })
    .from(replyTemplates)
    .where(isThis(key));
  return row ?? null;
}
