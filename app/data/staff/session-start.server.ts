import { eq } from 'drizzle-orm';
import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { hashOf, newToken } from '#app/data/secrets/tokens.server.ts';
import { sessionRules, type Stage, type SessionTimes } from '#app/domain/staff/session-rules.ts';
import { staff, staffSessions } from './schema.server.ts';

/** A session's new token, for the browser. */
export interface IssuedSession {
  token: string;
  stage: Stage;
  /** Latest end of the session. */
  expiresAt: Date;
}

/** An open session, as passed to changes of its own account. */
export interface OwnSession {
  id: string;
  user: { id: string };
}

/** Origin of a sign-in. */
export interface Origin {
  /** IP address. */
  address: string;
  /** User-Agent header. */
  agent: string;
}

export type SessionRow = typeof staffSessions.$inferSelect;
export type StaffRow = typeof staff.$inferSelect;

/** Maximum stored length of a User-Agent, in characters. */
const longestAgent = 300;

/** Inserts a session, in the transaction that checked the credentials. */
export async function startSession(
  t: Transaction,
  user: StaffRow,
  stage: Stage,
  { address, agent }: Origin,
  now: number,
): Promise<IssuedSession> {
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
    confirmedAt: at,
    isConfirmed: false,
    ...origin,
  });
  if (stage === 'open') await t.update(staff).set({ lastLoginAt: at }).where(eq(staff.id, user.id));
  await auditSession(t, 'session.start', id, user, { stage, ...origin }, now);
  return issuedSession(token, stage, at);
}

/** Audits a session event; `user` is null for an unknown account. */
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

export function issuedSession(token: string, stage: Stage, startedAt: Date): IssuedSession {
  const longest = stage === 'open' ? sessionRules.absolute : sessionRules.pending;
  return { token, stage, expiresAt: new Date(startedAt.getTime() + longest) };
}
