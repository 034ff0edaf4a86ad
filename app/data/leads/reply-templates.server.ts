import { randomInt } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Database, Reader } from '#app/data/engine/database.server.ts';
import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { replyTemplates } from './schema.server.ts';

type Template = Omit<ReplyTemplate, 'isOriginal'>;
type Key = Pick<Template, 'id' | 'language'>;

interface By {
  actor: Actor;
  at: Date;
  /** The version that the change is based on; 0 for a template that the team has not written. */
  on: number;
}

/** The first version is random, so that a form opened on a deleted template does not match its successor. */
const firstVersion = () => randomInt(1, 2 ** 30);

/** The team's templates, by name. */
export function ownTemplates(reader: Reader): Promise<Template[]> {
  const { id, language, name, subject, text, version } = replyTemplates;
  return reader
    .select({ id, language, name, subject, text, version })
    .from(replyTemplates)
    .orderBy(asc(name), asc(id));
}

/** @returns false when the template has changed since, or was deleted */
export function writeTemplate(
  database: Database,
  template: Omit<Template, 'version'>,
  { on, ...by }: By,
): Promise<boolean> {
  return database.tx(async (t) => {
    const before = await templateOf(t, template);
    if ((before?.version ?? 0) !== on) return false;
    const { id, language, ...words } = template;
    const set = { ...words, updatedAt: by.at, updatedBy: by.actor.name };
    const written = await t
      .insert(replyTemplates)
      .values({ id, language, ...set, version: firstVersion() })
      .onConflictDoUpdate({
        target: [replyTemplates.id, replyTemplates.language],
        set: { ...set, version: sql`${replyTemplates.version} + 1` },
        setWhere: eq(replyTemplates.version, on),
      })
      .returning({ version: replyTemplates.version });
    if (written.length === 0) return false;
    const action = before ? 'reply-template.update' : 'reply-template.create';
    await recordAudit(t, {
      ...by,
      ...entryOf(template),
      action,
      before: told(before),
      after: template,
    });
    return true;
  });
}

export function removeTemplate(
  database: Database,
  key: Key,
  { on, ...by }: By,
): Promise<'removed' | 'changed' | 'gone'> {
  return database.tx(async (t) => {
    const before = await templateOf(t, key);
    if (!before) return 'gone';
    const isThisVersion = and(isThis(key), eq(replyTemplates.version, on));
    const { length } = await t.delete(replyTemplates).where(isThisVersion).returning();
    if (length === 0) return 'changed';
    const action = 'reply-template.remove';
    await recordAudit(t, { ...by, ...entryOf(key), action, before: told(before), after: null });
    return 'removed';
  });
}

const entryOf = ({ id, language }: Key) => ({
  entity: 'reply-template',
  entityId: `${id} ${language}`,
});

const isThis = ({ id, language }: Key) =>
  and(eq(replyTemplates.id, id), eq(replyTemplates.language, language));

/** Fields of a template for the audit log. */
function told(template: Template | null) {
  if (!template) return null;
  const { id, language, name, subject, text } = template;
  return { id, language, name, subject, text };
}

async function templateOf(reader: Reader, key: Key): Promise<Template | null> {
  const { id, language, name, subject, text, version } = replyTemplates;
  const [row] = await reader
    .select({ id, language, name, subject, text, version })
    .from(replyTemplates)
    .where(isThis(key));
  return row ?? null;
}
