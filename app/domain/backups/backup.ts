/** Why a backup was not kept. */
export const backupFailures = [
  /** Neither beside the others nor while it was being checked is there room for it. */
  'disk-full',
  /** pg_dump and pg_restore are not installed. */
  'no-tool',
  /** It cannot be restored. */
  'damaged',
  /** What was restored has other rows than the database had. */
  'rows-differ',
  /** Anything else; the log says what. */
  'broken',
] as const;

export type BackupFailureCode = (typeof backupFailures)[number];

/** A backup that was not kept, with a sentence for operators that holds no personal data. */
export class BackupFailure extends Error {
  readonly code: BackupFailureCode;

  constructor(code: BackupFailureCode, sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BackupFailure';
    this.code = code;
  }
}

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** The first table whose rows differ, in words; null where all are the same. */
export function differenceOf(wanted: RowCounts, found: RowCounts): string | null {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  for (const name of names)
    if (wanted[name] !== found[name])
      return `${name} has ${found[name] ?? 'no'} rows instead of ${wanted[name] ?? 'none'}`;
  return null;
}

/** A scheduled backup that was made or tried. */
export interface BackupRun {
  startedAt: Date;
  endedAt: Date;
  /** Name of the machine whose DATA_DIR has it. */
  host: string;
  /** Null when it failed, as are the next two. */
  file: string | null;
  bytes: number | null;
  /** Rows of all tables. */
  rows: number | null;
  failure: BackupFailureCode | null;
}

/** How the backups of a site do. */
export interface BackupStatus {
  /** Milliseconds between two scheduled backups; null when none are. */
  every: number | null;
  last: BackupRun | null;
  lastGood: BackupRun | null;
}

/** Whether there should have been another backup: the last good one is older than two periods. */
export function isLate({ every, lastGood }: BackupStatus, now: number): boolean {
  return every !== null && lastGood !== null && now - lastGood.endedAt.getTime() > 2 * every;
}
