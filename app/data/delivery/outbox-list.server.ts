import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { localPartOf } from '#app/data/engine/local-part.server.ts';
import type { MailTemplate } from '#app/domain/delivery/mail-request.ts';
import type { OutboxMessage, OutboxState, OutboxTopic } from '#app/domain/delivery/outbox.ts';
import { mailboxOf } from '#app/domain/leads/identity.ts';
import { isOpen, mailTextWithoutSecret, withoutSecret } from './outbox.server.ts';
import { outbox } from './schema.server.ts';

export interface ListedMessage {
  id: string;
  topic: OutboxTopic;
  /** Null if it contained a secret, or was erased. */
  payload: OutboxMessage['payload'] | null;
  state: OutboxState;
  createdAt: Date;
  /** Time of the next attempt, of the delivery, of keeping, or of giving up. */
  at: Date;
  attempts: number;
  lastError: string | null;
}

/** Number of messages about a mailbox, under any spelling, between two moments, whose dedupe key begins with `kind`. */
export async function countAbout(
  reader: Reader,
  { about, kind, since, until }: { about: string; kind: string; since: Date; until: Date },
): Promise<number> {
  const mailbox = mailboxOf(about);
  const found = await reader
    .select({ about: outbox.about })
    .from(outbox)
    .where(
      and(
        eq(localPartOf(outbox.about), localPartOf(sql`${mailbox}::text`)),
        gt(outbox.createdAt, since),
        lte(outbox.createdAt, until),
        like(outbox.dedupeKey, `${kind} %`),
      ),
    );
  return found.filter((each) => each.about !== null && mailboxOf(each.about) === mailbox).length;
}

/** Messages before `before`, newest first, without the payloads of secret templates. */
export async function listMessages(
  db: Reader,
  {
    limit,
    state,
    topic,
    about,
    keys,
    before,
  }: {
    limit: number;
    state?: OutboxState;
    topic?: OutboxTopic;
    /** Email address of the person the messages are about. */
    about?: string;
    /** LIKE patterns, of which the dedupe key must match one. */
    keys?: readonly string[];
    before?: { createdAt: Date; id: string };
  },
): Promise<readonly ListedMessage[]> {
  const rows = await db
    .select({
      id: outbox.id,
      topic: outbox.topic,
      payload: sql<OutboxMessage['payload'] | null>`${withoutSecret}`,
      createdAt: outbox.createdAt,
      dueAt: outbox.dueAt,
      sentAt: outbox.sentAt,
      deadAt: outbox.deadAt,
      attempts: outbox.attempts,
      lastError: outbox.lastError,
      isKept: sql<boolean>`${outbox.mailText} is not null`,
    })
    .from(outbox)
    .where(
      and(
        state && stateIs[state],
        topic && eq(outbox.topic, topic),
        about === undefined ? undefined : eq(outbox.about, about.toLowerCase()),
        keys && sql`${outbox.dedupeKey} like any(${sql.param([...keys])}::text[])`,
        before &&
          or(
            lt(outbox.createdAt, before.createdAt),
            and(eq(outbox.createdAt, before.createdAt), lt(outbox.id, before.id)),
          ),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit);
  return rows.map(({ dueAt, sentAt, deadAt, isKept, ...row }) => ({
    ...row,
    state: sentAt ? (isKept ? 'kept' : 'sent') : deadAt ? 'dead' : 'waiting',
    at: sentAt ?? deadAt ?? dueAt,
  }));
}

/**
 * Text and template of a kept email; null when it was sent, is waiting, was deleted, or grants access to an account.
 */
export async function readMailText(
  db: Reader,
  id: string,
): Promise<{ template: MailTemplate; text: string } | null> {
  const template = sql<MailTemplate>`${outbox.payload} ->> 'template'`;
  const [row] = await db
    .select({ template, text: mailTextWithoutSecret })
    .from(outbox)
    .where(and(eq(outbox.id, id), eq(outbox.topic, 'mail')));
  return row?.text ? { template: row.template, text: row.text } : null;
}

const stateIs = {
  waiting: isOpen,
  sent: and(isNotNull(outbox.sentAt), isNull(outbox.mailText)),
  kept: and(isNotNull(outbox.sentAt), isNotNull(outbox.mailText)),
  dead: isNotNull(outbox.deadAt),
} as const satisfies Record<OutboxState, SQL | undefined>;
