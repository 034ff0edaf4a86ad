import { isIP } from 'node:net';
import { z } from 'zod';

// React and React Router choose their builds by NODE_ENV when they are loaded, so this module must be imported first.
process.env.NODE_ENV ??= process.execArgv.includes('--conditions=development')
  ? 'development'
  : 'production';

/** A TCP port; 0 lets the system choose one. */
const port = z.coerce.number().int().min(0).max(65_535);

/** Milliseconds since the epoch, written as an ISO 8601 moment with its offset. */
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));

const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (text) => URL.parse(text)?.origin === text,
    'must be a scheme and a host, such as https://iluma.example',
  );

/** Origins separated by commas; none when absent. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (list) => list.every((each) => origin.safeParse(each).success),
    'must be schemes and hosts separated by commas, such as https://fonts.example, https://api.example',
  )
  .default([]);

/** Addresses and ranges such as `10.0.0.0/8`, separated by commas; none when absent. */
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

/** The names that proxy-addr has for ranges of one's own. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whoever trusts every address believes what any visitor says of theirs: a range of length 0 is none. */
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
  // Without a host, which a socket's directory in the query stands in for, it is no address to the URL standard.
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text.replace('@/', '@localhost/'));
}

/** Their values are not repeated in what is said about them. */
const confidential: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'MODEL_KEY',
  'SECRET',
  'SMTP_URL',
]);

const schema = z.object({
  /** Address and port the site listens on. */
  HOST: z.string().min(1).default('0.0.0.0'),
  PORT: port.default(3000),
  /** Scheme and host of canonical addresses; defaults to this machine's. An https one turns HSTS on. */
  SITE_ORIGIN: origin.optional(),
  /** Moment before which `/` leads to the countdown. */
  LAUNCH_AT: moment.default(Date.UTC(2025, 6, 9, 4, 1)),
  /** Port of Prometheus metrics, bound to METRICS_HOST; off when absent. */
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Whether the pages are rendered ahead of their first visitors. */
  WARM_UP: z.stringbool().default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Longest request body, in bytes. */
  BODY_LIMIT: z.coerce.number().int().positive().default(1_048_576),
  /** How long a stopping server waits for requests in flight, in milliseconds. */
  SHUTDOWN_GRACE_MS: z.coerce.number().int().nonnegative().default(10_000),
  /** Address pattern of a photo service for case studies, with `{id}` in it; constellations are drawn without one. */
  PHOTO_PATTERN: z
    .url({ protocol: /^https$/ })
    .includes('{id}')
    .optional(),
  /** A tag manager's script for measurement or advertising; loaded by consent only. There is no tag without one. */
  TAG_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Hosts that pages connect to, or look up, ahead of need. */
  PRECONNECT_HOSTS: origins,
  DNS_PREFETCH_HOSTS: origins,
  /** Hosts of measurement, looked up ahead of need for visitors who have granted it. */
  ANALYTICS_HOSTS: origins,
  /** Chat-completions endpoint of a language model, OpenAI-compatible; the built-in writer answers without one. */
  MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Sent as a bearer token when there is one. */
  MODEL_KEY: z.string().min(1).optional(),
  MODEL_NAME: z.string().min(1).default('default'),
  /** Texts that one address may ask for in ten minutes. */
  PROMPT_LIMIT: z.coerce.number().int().positive().default(60),
  /** Addresses and ranges, such as `10.0.0.0/8`, of proxies whose X-Forwarded-For says who asks; nobody is believed without. */
  TRUSTED_PROXIES: proxies,
  /** Where the embedded database and everything else that is kept on this machine stands. */
  DATA_DIR: z.string().min(1).default('data'),
  /** A PostgreSQL in place of the embedded database; `memory:` for one that is gone with the process. */
  DATABASE_URL: databaseUrl.optional(),
  /** Key of signed links, the same in all servers of a site; made and kept in DATA_DIR when absent. */
  SECRET: z.string().min(32).optional(),
  /** Server that mails leave by, such as `smtps://name:password@mail.example`; written into DATA_DIR/outbox without one. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Address that mails come from; the agency's own when absent. */
  MAIL_FROM: z.email().optional(),
  /** Interpreter of an Overpass server, where businesses are looked up on the map of OpenStreetMap; nowhere without. */
  OVERPASS_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses and ranges of private networks that webhooks may call, by plain HTTP as well. */
  WEBHOOK_ALLOWED: networks,
});

export type Config = Readonly<z.output<typeof schema> & { SITE_ORIGIN: string }>;

/**
 * Reads the configuration, once, at start.
 *
 * @throws Error naming every variable with a bad value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  // An empty variable counts as absent: that is how compose files and CI systems spell it.
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

function gotten(name: string, given: NodeJS.ProcessEnv): string {
  return confidential.has(name) ? '' : ` (got ${JSON.stringify(given[name])})`;
}
