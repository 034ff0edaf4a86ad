import { eq } from 'drizzle-orm';
import { sessionRules, type Stage, type SessionTimes } from '#app/domain/staff/session-rules.ts';
import { recordAudit } from './audit.server.ts';
import type { Transaction } from './database.server.ts';
import { newId } from './new-id.server.ts';
import { staff, staffSessions } from './schema/staff.server.ts';
import { hashOf, newToken } from './tokens.server.ts';

/** A token to hand to the browser, and what it opens. */
export interface Handed {
  token: string;
  stage: Stage;
  /** When it ends at the latest. */
  expiresAt: Date;
}

/** Where a sign-in comes from. */
export interface Origin {
  /** Network address. */
  address: string;
  /** What the browser calls itself. */
  agent: string;
}

export type SessionRow = typeof staffSessions.$inferSelect;
export type StaffRow = typeof staff.$inferSelect;

/** Longest text kept of what a browser calls itself, in characters. */
const longestAgent = 300;

/** Starts a session in the transaction that found it right. */
export async function startSession(
  t: Transaction,
  user: StaffRow,
  stage: Stage,
  { address, agent }: Origin,
  now: number,
): Promise<Handed> {
  const token = newToken();
  const at = new Date(now);
  const id = newId(now);
  const origin = { address, agent: agent.slice(0, longestAgent) };
  await t.insert(staffSessions).values({
    id,
    staffId: user.id,
    tokenHash: hashOf(token),
    stage,
    createdAt: at,
    lastSeenAt: at,
    rotatedAt: at,
    isConfirmed: false,
    ...origin,
  });
  if (stage === 'open') await t.update(staff).set({ lastLoginAt: at }).where(eq(staff.id, user.id));
  await auditSession(t, 'session.start', id, user, { stage, ...origin }, now);
  return handed(token, stage, at);
}

/** Writes down what happened to a session; `user` is null for an account that is not known. */
export async function auditSession(
  t: Transaction,
  action: string,
  sessionId: string,
  user: Pick<StaffRow, 'id' | 'name'> | null,
  detail: object,
  now: number,
): Promise<void> {
  await recordAudit(t, {
    actor: { kind: 'staff', id: user?.id ?? null, name: user?.name ?? '' },
    action,
    entity: 'session',
    entityId: sessionId,
    before: null,
    after: detail,
    at: new Date(now),
  });
}

/** What the rules ask of a session. */
export function timesOf({
  stage,
  createdAt,
  lastSeenAt,
  rotatedAt,
  isConfirmed,
}: SessionRow): SessionTimes {
  return {
    stage,
    createdAt: createdAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
    rotatedAt: rotatedAt.getTime(),
    isConfirmed,
  };
}

export function handed(token: string, stage: Stage, startedAt: Date): Handed {
  const longest = stage === 'open' ? sessionRules.absolute : sessionRules.pending;
  return { token, stage, expiresAt: new Date(startedAt.getTime() + longest) };
}
