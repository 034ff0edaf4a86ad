import { createECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';

// React and React Router select their builds by NODE_ENV when they are loaded, so this module must be imported first.
process.env.NODE_ENV ??= process.execArgv.includes('--conditions=development')
  ? 'development'
  : 'production';

/** A TCP port; 0 lets the system choose one. */
const port = z.coerce.number().int().min(0).max(65_535);

/** An ISO 8601 date-time with offset, as epoch milliseconds. */
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => URL.parse(text)?.origin === text,
    'must be a scheme and a host, such as https://iluma.example',
  );

/** Comma-separated origins. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((each) => origin.safeParse(each).success),
    'must be schemes and hosts separated by commas, such as https://fonts.example, https://api.example',
  )
  .default([]);

/** Comma-separated addresses and ranges such as `10.0.0.0/8`. */
const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isNetwork),
    'must be addresses and ranges separated by commas, such as 10.1.0.0/16, 192.168.1.5',
  )
  .default([]);

function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  const bits = { 4: 32, 6: 128 }[isIP(address)];
  if (bits === undefined || more.length > 0) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
}

/** Named ranges of proxy-addr. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Rejects ranges of length 0: trusting every proxy would let clients forge their address. */
const isProxy = (text: string): boolean =>
  namedNetworks.has(text) || (isNetwork(text) && !/\/0+$/.test(text));

const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every(isProxy),
    'must be addresses and ranges separated by commas, such as 10.1.0.0/16, 192.168.1.5',
  )
  .default([]);

const databaseUrl = z
  .string()
  .refine(
    isDatabaseUrl,
    'must be the address of a PostgreSQL, such as postgres://user:password@host/name, or memory: to keep nothing',
  );

function isDatabaseUrl(text: string): boolean {
  if (text === 'memory:') return true;
  // A URL without a host, valid when the query names a socket directory, is rejected by the URL parser.
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text.replace('@/', '@localhost/'));
}

/** Variables whose values must not appear in error messages. */
const confidential: ReadonlySet<string> = new Set([
  'BROWSER_URL',
  'DATABASE_URL',
  'MODEL_KEY',
  'SECRET',
  'SMTP_URL',
  'VAPID_PRIVATE_KEY',
]);

const settings = z.object({
  /** Address and port the site listens on. */
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: port.default(3000),
  /** Scheme and host of canonical addresses; http://localhost by default. HSTS is on when it is https. */
  SITE_ORIGIN: origin.optional(),
  /** Launch time: before it `/` redirects to the countdown. */
  LAUNCH_AT: moment.default(Date.UTC(2025, 6, 9, 4, 1)),
  /** Port of Prometheus metrics on METRICS_HOST; off by default. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Whether to render pages ahead of their first visitors. */
  WARM_UP: z.stringbool().default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Maximum request body, in bytes. */
  BODY_LIMIT: z.coerce.number().int().positive().default(1_048_576),
  /** Milliseconds that a stopping server waits for requests in flight. */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().nonnegative().default(10_000),
  /** URL pattern of a photo service for case studies, with `{id}` in it; without one, and where it fails, our own plates stand in. */
  PHOTO_PATTERN: z
    .url({ protocol: /^https$/ })
    .includes('{id}')
    .optional(),
  /** URL of a tag manager's script for measurement or advertising, loaded after consent. */
  TAG_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Origins for preconnect and DNS prefetch hints. */
  PRECONNECT_HOSTS: origins,
  DNS_PREFETCH_HOSTS: origins,
  /** Origins of analytics, for hints to visitors who have consented. */
  ANALYTICS_HOSTS: origins,
  /** OpenAI-compatible chat-completions endpoint; the built-in writer is used without one. */
  MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Bearer token of the endpoint. */
  MODEL_KEY: z.string().min(1).optional(),
  MODEL_NAME: z.string().min(1).default('default'),
  /** Prompt runs per address in ten minutes. */
  PROMPT_LIMIT: z.coerce.number().int().positive().default(60),
  /** Bytes that messages in quarantine may take; beyond it the oldest floods are dropped first. */
  QUARANTINE_LIMIT: z.coerce.number().int().positive().default(200_000_000),
  /** Proxies whose X-Forwarded-For is trusted: addresses and ranges such as `10.0.0.0/8`; none by default. */
  TRUSTED_PROXIES: proxies,
  /** Directory of the embedded database and everything else stored on this machine. */
  DATA_DIR: z.string().min(1).default('data'),
  /** PostgreSQL to use in place of the embedded database; `memory:` for a database that ends with the process. */
  DATABASE_URL: databaseUrl.optional(),
  /** Hours between two backups, 0 for none; 24 by default on the embedded database, none on a server. */
  BACKUP_EVERY: z.coerce.number().int().min(0).max(8760).optional(),
  /** Scheduled backups that are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  /** Key of signatures and encryption, shared by all servers of a site; generated in DATA_DIR by default. */
  SECRET: z.string().min(32).optional(),
  /** SMTP server such as `smtps://name:password@mail.example`; without one, emails are kept in the outbox, where staff read them. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender address of emails; the agency's own by default. */
  MAIL_FROM: z.email().optional(),
  /** Address of notices about leads that nobody is given; the agency's own by default. */
  TEAM_EMAIL: z.email().optional(),
  BOOKING_VIDEO_URL: z.url({ protocol: /^https$/ }).optional(),
  /** URL of an Overpass interpreter for business searches on OpenStreetMap; off by default. */
  OVERPASS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /**
   * Key pair and contact with which browsers' push services know this site (RFC 8292), as `npm run push-keys` prints them;
   * no Web Push without them.
   */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be what npm run push-keys prints')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be what npm run push-keys prints')
    .optional(),
  VAPID_SUBJECT: z.url({ protocol: /^(?:https|mailto)$/ }).optional(),
  /** Private addresses and ranges of push services, by plain HTTP as well; public ones only by default. */
  PUSH_ALLOWED: networks,
  /** Private addresses and ranges that webhooks may call, by plain HTTP as well. */
  WEBHOOK_ALLOWED: networks,
  /** Private addresses and ranges whose sites may be audited; public ones only by default. */
  AUDIT_ALLOWED: networks,
  /** WebSocket endpoint of a browser elsewhere for audits, and executable of one here; an installed one by default. */
  BROWSER_URL: z.url({ protocol: /^wss?$/ }).optional(),
  CHROME_PATH: z.string().min(1).optional(),
  /** Whether the browser isolates its processes, which Chromium cannot as root. */
  BROWSER_SANDBOX: z.stringbool().default(true),
});

const schema = settings.superRefine((given, context) => {
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
