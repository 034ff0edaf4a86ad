import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import type { Database, Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import type { NewMessage } from '#app/domain/delivery/outbox.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { LeadReply, ReplyText } from '#app/domain/leads/reply.ts';
import {
  answerValues,
  changeLead,
  type Changed,
  type LeadChange,
  type LeadEventHandler,
  type LeadPlan,
} from './lead-change.server.ts';
import { leadOf } from './lead-rows.server.ts';
import { leadReplies, leads } from './schema.server.ts';

export interface NewReply extends ReplyText {
  /** Idempotency key: the same key sends only once. */
  key: string;
  /**
   * The email.
   *
   * @param answers ids of earlier emails of the conversation, oldest first
   */
  mailOf: (
    lead: Lead,
    answers: readonly string[],
  ) => Omit<NewMessage & { topic: 'mail' }, 'dedupeKey'>;
}

/** Dedupe key of a reply's email. */
const mailKey = (id: string) => `lead-reply ${id}`;
const keyOfMail = sql<string>`'lead-reply ' || ${leadReplies.id}`;

/**
 * Stores a reply, enqueues its email and stops the response clock, in one transaction. A quarantined lead is refused:
 * its address may be someone else's.
 */
export function replyToLead(
  database: Database,
  change: LeadChange,
  { key, subject, text, mailOf }: NewReply,
  onEvents?: LeadEventHandler,
): Promise<Changed> {
  return database.tx(async (t) => {
    const [locked] = await t.select().from(leads).where(eq(leads.id, change.id)).for('update');
    if (locked && (await isSent(t, change.id, key)))
      return { outcome: 'changed', lead: leadOf(locked) };
    const plan: LeadPlan = async (_t, lead) => {
      if (lead.status === 'quarantined') return null;
      const id = newId(change.at.getTime());
      const mail = mailOf(lead, await conversationOf(t, lead.id));
      const author = change.actor.name;
      await t
        .insert(leadReplies)
        .values({ id, leadId: lead.id, key, author, subject, text, createdAt: change.at });
      await enqueue(t, change.at, { ...mail, dedupeKey: mailKey(id) });
      return answerValues(lead, change);
    };
    return changeLead(t, change, 'lead.reply', plan, onEvents);
  });
}

/** The replies to a lead, newest first. */
export async function repliesTo(reader: Reader, leadId: string): Promise<LeadReply[]> {
  const { id, createdAt, author, subject, text } = leadReplies;
  const rows = await reader
    .select({ id, createdAt, author, subject, text, mailId: outbox.id })
    .from(leadReplies)
    .leftJoin(outbox, eq(outbox.dedupeKey, keyOfMail))
    .where(eq(leadReplies.leadId, leadId))
    .orderBy(desc(createdAt), desc(id));
  return rows.map(({ createdAt: at, ...reply }) => ({ ...reply, at: at.toISOString() }));
}

async function isSent(t: Transaction, leadId: string, key: string): Promise<boolean> {
  const [known] = await t
    .select({ id: leadReplies.id })
    .from(leadReplies)
    .where(and(eq(leadReplies.leadId, leadId), eq(leadReplies.key, key)));
  return known !== undefined;
}

/** Ids of the emails that the person has received about a lead, oldest first. */
async function conversationOf(t: Transaction, leadId: string): Promise<string[]> {
  const replies = await t
    .select({ key: keyOfMail })
    .from(leadReplies)
    .where(eq(leadReplies.leadId, leadId));
  const keys = [`lead-confirmation ${leadId}`, ...replies.map(({ key }) => key)];
  const mails = await t
    .select({ id: outbox.id })
    .from(outbox)
    .where(inArray(outbox.dedupeKey, keys))
    .orderBy(asc(outbox.createdAt), asc(outbox.id));
  return mails.map(({ id }) => id);
}

/** A reply with its lead. */
interface ExportedReply extends LeadReply {
  leadId: string;
  reference: string;
  /** Its recipient. */
  name: string;
}

/** Replies to all leads, oldest first. */
export async function listReplies(
  reader: Reader,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<ExportedReply[]> {
  const { id, leadId, createdAt, author, subject, text } = leadReplies;
  const { reference, name } = leads;
  const rows = await reader
    .select({ id, leadId, reference, name, createdAt, author, subject, text })
    .from(leadReplies)
    .innerJoin(leads, eq(leads.id, leadId))
    .where(after === undefined ? undefined : gt(id, after))
    .orderBy(asc(id))
    .limit(limit);
  return rows.map(({ createdAt: at, ...row }) => ({
    ...row,
    mailId: null,
    at: at.toISOString(),
  }));
}
