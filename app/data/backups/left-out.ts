/**
 * What a copy of a running PostgreSQL leaves out: the log, which is added in the end, and what it makes anew at each
 * start (PostgreSQL 18, §25.3.4.2).
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
