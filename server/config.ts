import { createECDH } from 'node:crypto';
import type { z } from 'zod';
import { settings } from './setting-table.ts';

// React and React Router select their builds by NODE_ENV when they are loaded, so this module must be imported first.
process.env.NODE_ENV ??= process.execArgv.includes('--conditions=development')
  ? 'development'
  : 'production';

/** Variables whose values must not appear in error messages. */
const confidential = new Set(
  Object.entries(settings.shape)
    .filter(([, setting]) => setting.meta()?.confidential)
    .map(([name]) => name),
);

const schema = settings.superRefine((given, context) => {
  const { DATABASE_URL: primary = '', DATABASE_READ_URL: standby } = given;
  if (standby !== undefined && ![standby, primary].every((url) => url.startsWith('postgres')))
    context.addIssue({
      code: 'custom',
      path: ['DATABASE_READ_URL'],
      message: 'must be a standby of the PostgreSQL in DATABASE_URL',
    });
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = given;
  const keys = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT };
  const missing = Object.entries(keys).filter(([, value]) => value === undefined);
  if (missing.length > 0 && missing.length < 3)
    for (const [path] of missing)
      context.addIssue({
        code: 'custom',
        path: [path],
        message: 'is missing beside the others of VAPID',
      });
  if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY && publicKeyOf(VAPID_PRIVATE_KEY) !== VAPID_PUBLIC_KEY)
    context.addIssue({
      code: 'custom',
      path: ['VAPID_PUBLIC_KEY'],
      message: 'must be the public key of VAPID_PRIVATE_KEY',
    });
});

/** The public key of a private one of P-256, both in base64url; null for no key. */
function publicKeyOf(privateKey: string): string | null {
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

export type Config = Readonly<z.output<typeof schema> & { SITE_ORIGIN: string }>;

/**
 * Reads the configuration.
 *
 * @throws Error naming every variable with an invalid value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // Compose files and CI systems spell absent variables as empty ones.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}: ${message}${gotten(String(path[0]), given)}`,
    );
    throw new Error(`The configuration has bad values:\n${problems.join('\n')}`);
  }
  const { SITE_ORIGIN = `http://localhost:${result.data.PORT}`, ...rest } = result.data;
  return Object.freeze({ ...rest, SITE_ORIGIN });
}

/** Milliseconds between two scheduled backups; null for none. */
export function backupPeriod({ BACKUP_EVERY, DATABASE_URL }: Config): number | null {
  const hours = BACKUP_EVERY ?? (DATABASE_URL === undefined ? 24 : 0);
  return hours === 0 ? null : hours * 3_600_000;
}

/** Variables of programs that the server starts. */
export const environment: NodeJS.ProcessEnv = process.env;

function gotten(name: string, given: NodeJS.ProcessEnv): string {
  return confidential.has(name) || given[name] === undefined
    ? ''
    : ` (got ${JSON.stringify(given[name])})`;
}
