import { desc, eq, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { answerDueOf, type RequestKind, type RequestOutcome } from '#app/domain/privacy/rights.ts';
import { privacyRequests } from './schema.server.ts';

export type PrivacyRequest = typeof privacyRequests.$inferSelect;

export async function openRequest(
  t: Transaction,
  { kind, email, receivedAt }: { kind: RequestKind; email: string; receivedAt: Date },
): Promise<PrivacyRequest> {
  const request = {
    id: newId(receivedAt.getTime()),
    kind,
    email: email.trim().toLowerCase(),
    receivedAt,
    dueAt: answerDueOf(receivedAt),
    answeredAt: null,
    outcome: null,
    answeredBy: null,
    counts: null,
  };
  await t.insert(privacyRequests).values(request);
  return request;
}

/** @param id a UUID */
export async function findRequest(reader: Reader, id: string): Promise<PrivacyRequest | null> {
  const [row] = await reader.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  return row ?? null;
}

/**
 * Records the answer.
 *
 * @returns false when the request does not exist, or was answered before
 */
export async function closeRequest(
  t: Transaction,
  id: string,
  answer: {
    outcome: RequestOutcome;
    answeredBy: string;
    counts: Readonly<Record<string, number>>;
    at: Date;
  },
): Promise<boolean> {
  const { at, ...rest } = answer;
  const { rowCount } = await t
    .update(privacyRequests)
    .set({ ...rest, answeredAt: at })
    .where(sql`${privacyRequests.id} = ${id} and ${privacyRequests.answeredAt} is null`);
  return rowCount === 1;
}

/** Newest first. */
export async function listRequests(
  reader: Reader,
  limit: number,
): Promise<readonly PrivacyRequest[]> {
  return reader
    .select()
    .from(privacyRequests)
    .orderBy(desc(privacyRequests.receivedAt), desc(privacyRequests.id))
    .limit(limit);
}
