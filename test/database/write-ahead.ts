/** Size of a log file in bytes, as in PGlite's databases. */
const logFileSize = 16 * 1024 * 1024;

interface LogFile {
  kept: Buffer;
  unsynced: readonly { at: number; bytes: Buffer }[];
}

/**
 * Whether a table's page would reach the disk before the log that it depends on: the disk must have every byte of the
 * log up to the position at the page's start (PostgreSQL 18, §66.6, `pd_lsn`).
 *
 * @param files by their path within the database
 */
export function isTooEarly(page: Buffer, files: ReadonlyMap<string, LogFile>): boolean {
  const end = page.readUInt32LE(0) * 2 ** 32 + page.readUInt32LE(4);
  return Array.from(files).some(([path, { kept, unsynced }]) => {
    const start = logStart(path);
    if (start === null) return false;
    return unsynced.some(({ at, bytes }) => {
      const length = Math.min(bytes.length, end - start - at);
      return length > 0 && !kept.subarray(at, at + length).equals(bytes.subarray(0, length));
    });
  });
}

/** Where a log file starts within the log: the last 16 digits of its name count the files. */
function logStart(path: string): number | null {
  const [, high, low] = /^pg_wal\/[\dA-F]{8}([\dA-F]{8})([\dA-F]{8})$/.exec(path) ?? [];
  if (high === undefined || low === undefined) return null;
  return (Number.parseInt(high, 16) * 256 + Number.parseInt(low, 16)) * logFileSize;
}
