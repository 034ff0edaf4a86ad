import pg from 'pg';
import type { Acknowledged } from './load.ts';

/** Compares the visitors' ledger with the database. */
export interface LedgerCheck {
  acknowledged: number;
  /** Acknowledged messages without their row. */
  lost: number;
  /** Rows beyond one per message. */
  doubled: number;
}

export async function checkLedger(
  url: string,
  acknowledged: readonly Acknowledged[],
): Promise<LedgerCheck> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ reference: string; email: string }>(
      `select reference, email from leads where email ~ '^bench-[0-9]+@'`,
    );
    const kept = new Map(rows.map(({ reference, email }) => [reference, email]));
    const lost = acknowledged.filter(
      ({ number, reference }) => !kept.get(reference)?.startsWith(`bench-${number}@`),
    ).length;
    const senders = new Set(rows.map(({ email }) => email));
    return { acknowledged: acknowledged.length, lost, doubled: rows.length - senders.size };
  } finally {
    await client.end();
  }
}
