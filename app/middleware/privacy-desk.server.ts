import { recordAudit } from '#app/data/audit.server.ts';
import type { Database, Transaction } from '#app/data/database.server.ts';
import type { Job } from '#app/data/jobs.server.ts';
import {
  closeRequest,
  erasePerson,
  exportPerson,
  openRequest,
  type Erasure,
  type PersonalExport,
} from '#app/data/privacy.server.ts';
import { purge } from '#app/data/retention.server.ts';
import type { ForeseenPart, HeldPart } from '#app/domain/privacy/held-parts.ts';
import type { RequestKind, RequestOutcome } from '#app/domain/privacy/rights.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { FileMail } from '#app/services/mail/file-mail.ts';

/** Answers what people ask about their own information, and forgets what has been kept long enough. */
export interface PrivacyDesk {
  /** Enters a request that cannot be answered at once; returns its id. */
  receive(kind: RequestKind, email: string): Promise<string>;
  /** Enters the answer to a request that was answered by a person. */
  answer(id: string, outcome: RequestOutcome, actor: Actor): Promise<boolean>;
  /** How much is known about a person, and what an erasure would do. Changes nothing. */
  foresee(email: string): Promise<readonly ForeseenPart[]>;
  /** Everything that is known about a person. Both asking and answering are entered into the register. */
  export(email: string, actor: Actor, requestId?: string): Promise<PersonalExport>;
  /** Erases a person everywhere, written mails included. */
  erase(email: string, actor: Actor, requestId?: string): Promise<Erasure>;
  /** Removes what is older than it may be. */
  purge(): Promise<void>;
}

export function createPrivacyDesk({
  database,
  files,
  onErased = async () => {},
  now,
}: {
  database: Database;
  /** Where mails are written down, if they are. */
  files: FileMail | null;
  /** Told when somebody was erased. */
  onErased?: () => Promise<void>;
  now: () => number;
}): PrivacyDesk {
  type Counts = Readonly<Record<string, number>>;

  /** The register and the audit log, in the transaction of the answer. Neither repeats what was found. */
  async function enter(
    t: Transaction,
    { kind, email, actor, requestId }: Asked,
    counts: Counts,
  ): Promise<void> {
    const at = new Date(now());
    const id = requestId ?? (await openRequest(t, { kind, email, receivedAt: at })).id;
    const isFound = Object.values(counts).some((count) => count > 0);
    const outcome = isFound ? 'done' : 'nothing-found';
    await closeRequest(t, id, { outcome, answeredBy: actor.name, counts, at });
    const what = { entity: 'privacy-request', entityId: id, before: null, after: counts };
    await recordAudit(t, { actor, at, action: `person.${kind}`, ...what });
  }

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

    async foresee(email) {
      let parts: ForeseenPart[] = [];
      try {
        await database.tx(async (t) => {
          const found = await exportPerson(t, email);
          const erasure = await erasePerson(t, email, new Date(now()));
          parts = Object.entries(erasure.parts).map(([name, part]) => {
            return { name: name as HeldPart, held: found[name]?.length ?? 0, ...part };
          });
          throw new OnlyForeseen();
        });
      } catch (error) {
        if (!(error instanceof OnlyForeseen)) throw error;
      }
      return parts;
    },

    export: (email, actor, requestId) =>
      database.tx(async (t) => {
        const found = await exportPerson(t, email);
        const counts = mapValues(found, (records) => records.length);
        await enter(t, { kind: 'access', email, actor, requestId }, counts);
        return found;
      }),

    async erase(email, actor, requestId) {
      const erasure = await database.tx(async (t) => {
        const done = await erasePerson(t, email, new Date(now()));
        const counts = mapValues(done.parts, ({ removed, cleared }) => removed + cleared);
        await enter(t, { kind: 'erasure', email, actor, requestId }, counts);
        return done;
      });
      await files?.remove(erasure.mailIds);
      await onErased();
      return erasure;
    },

    async purge() {
      const { mailIds } = await purge(database.db, new Date(now()));
      await files?.remove(mailIds);
    },
  };
}

/** Takes a transaction back that was only tried. */
class OnlyForeseen extends Error {}

/** Forgets four times a day. */
export function retentionJob(desk: PrivacyDesk): Job {
  return { name: 'retention', every: 6 * 3_600_000, run: () => desk.purge() };
}

interface Asked {
  kind: RequestKind;
  email: string;
  actor: Actor;
  requestId: string | undefined;
}

function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
