/** Why a backup was not kept. */
export const backupFailures = [
  /** There is not enough disk space for it, or for checking it. */
  'disk-full',
  /** pg_dump and pg_restore are not installed. */
  'no-tool',
  /** It cannot be restored. */
  'damaged',
  /** The restored row counts differ from the database's. */
  'rows-differ',
  /** Anything else; see the log. */
  'broken',
] as const;

export type BackupFailureCode = (typeof backupFailures)[number];

/** A failed backup, with a sentence for operators that contains no personal data. */
export class BackupFailure extends Error {
  readonly code: BackupFailureCode;

  constructor(code: BackupFailureCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BackupFailure';
    this.code = code;
  }
}

/** Number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** The first table with a different number of rows, as text; null if all are equal. */
export function differenceOf(wanted: RowCounts, found: RowCounts): string | null {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  for (const name of names)
    if (wanted[name] !== found[name])
      return `${name} has ${found[name] ?? 'no'} rows instead of ${wanted[name] ?? 'none'}`;
  return null;
}

/** A scheduled backup, successful or not. */
export interface BackupRun {
  startedAt: Date;
  endedAt: Date;
  /** Name of the machine whose DATA_DIR contains it. */
  host: string;
  /** Null if it failed, like the next two. */
  file: string | null;
  bytes: number | null;
  /** Number of rows in all tables. */
  rows: number | null;
  failure: BackupFailureCode | null;
}

/** Status of a site's backups. */
export interface BackupStatus {
  /** Milliseconds between two scheduled backups; null if none are scheduled. */
  every: number | null;
  last: BackupRun | null;
  lastGood: BackupRun | null;
}

/** Whether a backup is overdue: the last successful one is older than two periods. */
export function isLate({ every, lastGood }: BackupStatus, now: number): boolean {
  return every !== null && lastGood !== null && now - lastGood.endedAt.getTime() > 2 * every;
}
