/**
 * Creates files and directories for this user only, in all threads of the process and in programs that it starts. The
 * embedded PostgreSQL asks for 0666 and leaves the rest to the umask.
 */
export function createPrivateFiles(): void {
  process.umask(0o077);
}
