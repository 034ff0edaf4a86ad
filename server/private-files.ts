/**
 * Creates files and directories for this user only, in all threads and child processes. The embedded PostgreSQL
 * requests 0666 and leaves the rest to the umask.
 */
export function createPrivateFiles(): void {
  process.umask(0o077);
}
