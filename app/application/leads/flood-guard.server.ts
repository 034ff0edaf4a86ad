import type { Database } from '#app/data/engine/database.server.ts';
import { bytesOf } from '#app/data/leads/lead-rows.server.ts';
import {
  bytesInQuarantine,
  dropBeyond,
  recentDrops,
  type QuarantineDrops,
} from '#app/data/leads/quarantine.server.ts';
import { createAddressLimit } from '#app/data/limits/call-limit.server.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { hardLimit } from '#app/domain/leads/spam.ts';
import type { LeadLog } from './lead-log.ts';

/** Limits what floods of messages can store. Opened once per process; counts are shared through the database. */
export interface FloodGuard {
  /**
   * Counts a message from an IP address.
   *
   * @returns milliseconds until the address may send again; 0 when the message is allowed
   */
  waitFor(address: string): Promise<number>;
  /** Counts a new lead towards the quarantine's budget, and enforces it. */
  received(lead: Lead): Promise<void>;
  /** Drops quarantined messages beyond the budget. */
  enforce(): Promise<void>;
  /** What all servers have dropped recently, as last read: never waits for the database. */
  drops(): QuarantineDrops;
  /** Messages refused, and dropped from quarantine, by this process since its start. */
  counts(): { refused: number; dropped: number };
  /** Bytes in quarantine, of all servers; null while the database is unavailable. */
  quarantineBytes(): Promise<number | null>;
}

interface Settings {
  database: Database;
  /** Maximum bytes in quarantine. */
  budget: number;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  log: Pick<LeadLog, 'dropped'>;
  report: (error: unknown) => void;
}

/** Share of the budget that a process may store before it checks the total again. */
const checkedShare = 0.01;

/** Milliseconds before the drops are read again. */
const dropsAge = 10_000;

export function createFloodGuard({ database, budget, now, log, report }: Settings): FloodGuard {
  const limit = createAddressLimit(database, { name: 'messages', ...hardLimit, batch: 1, now });
  let [refused, dropped, unchecked] = [0, 0, 0];
  let enforcing: Promise<void> | null = null;
  let drops: QuarantineDrops = null;
  let readAt = Number.NEGATIVE_INFINITY;

  async function drop(): Promise<void> {
    unchecked = 0;
    const size = await dropBeyond(database, budget, new Date(now()));
    if (size.messages === 0) return;
    dropped += size.messages;
    log.dropped(size);
  }

  const enforce = () => (enforcing ??= drop().finally(() => (enforcing = null)));

  async function readDrops(): Promise<void> {
    readAt = now();
    drops = await recentDrops(database.db);
  }

  return {
    enforce,
    async waitFor(address) {
      const wait = await limit(address);
      if (wait > 0) refused += 1;
      return wait;
    },
    async received(lead) {
      if (lead.status !== 'quarantined') return;
      unchecked += bytesOf(lead);
      if (unchecked < budget * checkedShare) return;
      // The lead is stored: a failure here does not concern the visitor.
      await enforce().catch(report);
    },
    drops() {
      // An unavailable database reports itself. If the clock was set back, reads immediately.
      if (now() < readAt || now() - readAt >= dropsAge) void readDrops().catch(() => undefined);
      return drops;
    },
    counts: () => ({ refused, dropped }),
    quarantineBytes: () => bytesInQuarantine(database.db).catch(() => null),
  };
}
