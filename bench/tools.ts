import { execFile } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Directories of system programs, which may be missing from PATH. */
const systemDirectories = ['/usr/local/sbin', '/usr/sbin', '/usr/local/bin', '/usr/bin'];

/** Time limit of one step of the package manager, in milliseconds. */
const installTimeout = 30_000;

let lists: Promise<unknown> | null = null;

/** Finds a program; installs its package where that is harmless. Null when it is unavailable. */
export async function findTool(name: string, packageName: string): Promise<string | null> {
  const found = findProgram(name);
  if (found !== null || !canInstall()) return found;
  console.log(`${name} is missing: trying apt-get install ${packageName}`);
  try {
    lists ??= aptGet('update');
    await lists;
    await aptGet('install', '--yes', '--no-install-recommends', packageName);
  } catch {
    console.log(`${packageName} could not be installed.`);
  }
  return findProgram(name);
}

/**
 * Containers only: elsewhere the machine's owner decides what is installed, and with systemd the package of a server
 * would also start it.
 */
function canInstall(): boolean {
  return (
    process.getuid?.() === 0 &&
    findProgram('apt-get') !== null &&
    !existsSync('/run/systemd/system')
  );
}

async function aptGet(...parameters: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', parameters, { env, timeout: installTimeout });
}

function findProgram(name: string): string | null {
  const directories = [...(process.env.PATH ?? '').split(delimiter), ...systemDirectories];
  const paths = directories.filter(Boolean).map((directory) => join(directory, name));
  return paths.find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
