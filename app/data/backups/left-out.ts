/**
 * Files excluded from a copy of a running PostgreSQL: the log, which is added at the end, and files it recreates at
 * each start (PostgreSQL 18, §25.3.4.2).
 */
export function isLeftOut(path: string): boolean {
  return (
    /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./.test(
      path,
    ) ||
    /^postmaster\.(?:pid|opts)$/.test(path) ||
    /(?:^|\/)(?:pgsql_tmp|pg_internal\.init)/.test(path)
  );
}
