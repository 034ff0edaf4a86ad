import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Shorter secrets can be brute-forced. */
const shortestSecret = 32;

/**
 * The site's secret, created on first use in a file that only the server can read. Links signed before a restart stay
 * valid.
 */
export function secretIn(directory: string): string {
  const file = join(directory, 'secret');
  const secret = read(file) ?? create(directory, file);
  if (secret.length < shortestSecret)
    throw new Error(
      `${file} holds no key: it is shorter than ${shortestSecret} characters. Restore it from a backup, or remove it ` +
        'to have a new one made; links sent until now are then no longer recognised.',
    );
  return secret;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written to a draft and hard-linked into place: two servers starting at once end up with the same complete key. */
function create(directory: string, file: string): string {
  mkdirSync(directory, { recursive: true });
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'w', 0o600);
  writeSync(descriptor, `${randomBytes(32).toString('base64url')}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8').trim();
}
