import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { findPostgres } from '../../test/database/postgres-process.ts';

/** The Debian packages that a fleet is made of, and a file of each. */
const packages = {
  postgresql: '/usr/lib/postgresql/*/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  pgbouncer: '/usr/sbin/pgbouncer',
  haproxy: '/usr/sbin/haproxy',
  varnish: '/usr/sbin/varnishd',
  'varnish-modules': '/usr/lib/*/varnish/vmods/libvmod_xkey.so',
} as const;

/** Paths of programs; PostgreSQL's are in a directory of their version. */
export const programs = {
  postgres: () => findPostgres() ?? '',
  patroni: packages.patroni,
  etcd: packages['etcd-server'],
  pgbouncer: packages.pgbouncer,
  haproxy: packages.haproxy,
  varnish: packages.varnish,
} as const;

const missing = () =>
  Object.entries(packages).flatMap(([name, file]) => (globSync(file).length > 0 ? [] : [name]));

/**
 * Checks that all packages are there.
 *
 * @param installs whether to install those that are not
 * @throws Error naming the missing ones
 */
export async function requirePackages(installs: boolean): Promise<void> {
  const names = missing();
  if (names.length === 0) return;
  const command = ['apt-get', 'install', '--yes', '--no-install-recommends', ...names];
  if (!installs)
    throw new Error(
      `The fleet needs Debian packages that are missing here:\n  ${command.join(' ')}\nor run this with --install as root.`,
    );
  console.log(command.join(' '));
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await promisify(execFile)('apt-get', ['update'], { env });
  await promisify(execFile)('apt-get', command.slice(1), { env, maxBuffer: 1e8 });
  const left = missing();
  if (left.length > 0) throw new Error(`Not installed: ${left.join(', ')}`);
}

/** Versions by package, as installed. */
export async function versions(): Promise<string> {
  const format = '${Package} ${Version}\n';
  const { stdout } = await promisify(execFile)('dpkg-query', [
    '-Wf',
    format,
    ...Object.keys(packages),
  ]).catch(({ stdout: found }: { stdout?: string }) => ({ stdout: found ?? '' }));
  return stdout.trim().split('\n').join(', ');
}
