import { recordAudit } from '#app/data/audit-log/record-audit.server.ts';
import { countTopicChange } from '#app/data/crm/change-feed.server.ts';
import type { Database, Transaction } from '#app/data/engine/database.server.ts';
import type { Job } from '#app/data/engine/jobs.server.ts';
import { closeRequest, openRequest } from '#app/data/privacy/privacy-requests.server.ts';
import {
  erasePerson,
  exportPerson,
  type Erasure,
  type PersonalExport,
} from '#app/data/privacy/privacy.server.ts';
import { purge } from '#app/data/privacy/retention.server.ts';
import { hour } from '#app/domain/durations.ts';
import type { ErasurePreviewPart, PersonalDataPart } from '#app/domain/privacy/personal-data.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import { siteActor, type Actor } from '#app/domain/staff/actor.ts';
import type { FloodGuard } from '../leads/flood-guard.server.ts';

/** Answers privacy requests, and purges expired data. */
export interface PrivacyService {
  /**
   * Records a request to be answered later.
   *
   * @returns its id
   */
  receive(kind: RequestKind, email: string): Promise<string>;
  /** Records a staff member's answer. */
  answer(id: string, outcome: RequestOutcome, actor: Actor): Promise<boolean>;
  /** Previews an erasure. Changes nothing. */
  previewErasure(email: string): Promise<readonly ErasurePreviewPart[]>;
  /** Everything about a person. Records both the request and its answer. */
  export(email: string, actor: Actor, requestId?: string): Promise<PersonalExport>;
  /** Erases a person everywhere. */
  erase(email: string, actor: Actor, requestId?: string): Promise<Erasure>;
  /** Deletes data past its retention period, and records how many rows were deleted. */
  purge(): Promise<void>;
}

export function createPrivacyService({
  database,
  onErased = async () => {},
  now,
}: {
  database: Database;
  /** Called after an erasure. */
  onErased?: () => Promise<void>;
  now: () => number;
}): PrivacyService {
  return {
    receive: (kind, email) =>
      database.tx(async (t) => {
        const { id } = await openRequest(t, { kind, email, receivedAt: new Date(now()) });
        return id;
      }),

    answer: (id, outcome, { name }) =>
      database.tx((t) =>
        closeRequest(t, id, { outcome, answeredBy: name, counts: {}, at: new Date(now()) }),
      ),

    previewErasure: (email) => previewErasure(database, email, new Date(now())),

    export: (email, actor, requestId) =>
      database.tx(async (t) => {
        const found = await exportPerson(t, email);
        const counts = mapValues(found, (records) => records.length);
        await recordAnswer(t, { kind: 'access', email, actor, requestId }, counts, new Date(now()));
        return found;
      }),

    async erase(email, actor, requestId) {
      const erasure = await database.tx(async (t) => {
        const done = await erasePerson(t, email, new Date(now()));
        const counts = mapValues(done, ({ removed, cleared }) => removed + cleared);
        await recordAnswer(
          t,
          { kind: 'erasure', email, actor, requestId },
          counts,
          new Date(now()),
        );
        await refreshOpenScreens(t, done);
        return done;
      });
      await onErased();
      return erasure;
    },

    async purge() {
      const at = new Date(now());
      const counts = Object.entries(await purge(database.db, at)).filter(([, count]) => count > 0);
      if (counts.length === 0) return;
      const what = { entity: 'retention', entityId: 'purge', before: null };
      const after = Object.fromEntries(counts);
      await database.tx((t) =>
        recordAudit(t, { actor: siteActor, at, action: 'retention.purge', ...what, after }),
      );
    },
  };
}

/**
 * Refreshes open inboxes, agendas and lists of views, whose messages and views are gone. Changes of CRM records are
 * announced as such.
 */
async function refreshOpenScreens(t: Transaction, { messages, account }: Erasure): Promise<void> {
  // In the lock order of departures and booking leads.
  if (account?.removed) await countTopicChange(t, 'views');
  if (!messages?.removed) return;
  await countTopicChange(t, 'bookings');
  await countTopicChange(t, 'leads');
}

/** Erases the person in a transaction that is rolled back, and reports what it did. */
async function previewErasure(
  database: Database,
  email: string,
  now: Date,
): Promise<readonly ErasurePreviewPart[]> {
  let parts: ErasurePreviewPart[] = [];
  try {
    await database.tx(async (t) => {
      const erasure = await erasePerson(t, email, now);
      parts = Object.entries(erasure).map(([name, part]) => {
        const held = part.removed + part.cleared + part.kept;
        return { name: name as PersonalDataPart, held, ...part };
      });
      throw new PreviewRollback();
    });
  } catch (error) {
    if (!(error instanceof PreviewRollback)) throw error;
  }
  return parts;
}

/** Rolls back the erasure of a preview. */
class PreviewRollback extends Error {}

/** Purges four times a day, and keeps quarantine within its budget. */
export function retentionJob(privacy: PrivacyService, floodGuard: FloodGuard): Job {
  return {
    name: 'retention',
    every: 6 * hour,
    async run() {
      await privacy.purge();
      await floodGuard.enforce();
    },
  };
}

interface AnsweredRequest {
  kind: RequestKind;
  email: string;
  actor: Actor;
  requestId: string | undefined;
}

/** Records request, answer and audit entry in the transaction of the answer; only counts, no personal data. */
async function recordAnswer(
  t: Transaction,
  { kind, email, actor, requestId }: AnsweredRequest,
  counts: Readonly<Record<string, number>>,
  at: Date,
): Promise<void> {
  const id = requestId ?? (await openRequest(t, { kind, email, receivedAt: at })).id;
  const isFound = Object.values(counts).some((count) => count > 0);
  const outcome = isFound ? 'done' : 'nothing-found';
  await closeRequest(t, id, { outcome, answeredBy: actor.name, counts, at });
  const what = { entity: 'privacy-request', entityId: id, before: null, after: counts };
  await recordAudit(t, { actor, at, action: `person.${kind}`, ...what });
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
