import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Release } from './servers.ts';

const run = promisify(execFile);

const root = join(import.meta.dirname, '../..');

/** The built checkout that the bench runs in. */
export const currentRelease: Release = { name: 'this one', directory: root, settings: {} };

/**
 * Builds the previous release: the last commit without the newest migration.
 *
 * @param given a commit to use instead, or a built checkout
 * @param primaryUrl its database, without PgBouncer: releases before this one migrate under a lock of the session
 */
export async function buildFormerRelease(
  scratch: string,
  primaryUrl: string,
  given: string | undefined,
): Promise<Release> {
  const settings = { DATABASE_URL: primaryUrl };
  if (given !== undefined && existsSync(join(given, 'build/server/index.js')))
    return { name: 'the former one', directory: resolve(given), settings };
  const id = await git('rev-parse', '--short', given ?? `${await newestMigration()}^`);
  const directory = join(scratch, 'former');
  await mkdir(directory);
  const archive = join(scratch, 'former.tar');
  await git('archive', '--output', archive, id);
  await run('tar', ['-xf', archive, '-C', directory]);
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'));
  await run('npm', ['run', 'build'], { cwd: directory, maxBuffer: 1e8 });
  return { name: id, directory, settings };
}

/** Follows first parents only: commits of a branch may have migrations that were renumbered at the merge. */
const newestMigration = () =>
  git(
    'log',
    '-1',
    '--first-parent',
    '-m',
    '--format=%H',
    '--diff-filter=A',
    '--',
    'app/data/migrations/*.sql',
  );

async function git(...parameters: string[]): Promise<string> {
  const { stdout } = await run('git', parameters, { cwd: root });
  return stdout.trim();
}
