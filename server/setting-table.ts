import { z } from 'zod';
import {
  databaseUrl,
  moment,
  networks,
  origin,
  origins,
  port,
  proxies,
  pushKey,
} from './setting-kinds.ts';

/** Marks a setting whose value must not appear in error messages. */
const confidential = { confidential: true };

/** The settings and their descriptions, from which `.env.example` is generated. */
export const settings = z.object({
  HOST: z.string().min(1).default('0.0.0.0').describe('Address the site listens on.'),
  PORT: port.default(3000).describe('Port the site listens on.'),
  SITE_ORIGIN: origin
    .optional()
    .describe(
      'Origin of canonical URLs; http://localhost with the port by default. HSTS is on when it is https.',
    ),
  LAUNCH_AT: moment
    .prefault('2025-07-09T00:01:00-04:00')
    .describe('Launch time; until then, / redirects to the countdown.'),
  METRICS_PORT: port
    .optional()
    .describe('Port for Prometheus metrics on METRICS_HOST; off by default.'),
  METRICS_HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('Address that the metrics listen on.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base URL of an OpenTelemetry collector (OTLP over HTTP), without /v1/traces and /v1/metrics; off by default.',
    )
    .meta(confidential),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .default('iluma')
    .describe('Service name that the collector sees.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of requests that are traced, from 0 to 1.'),
  WARM_UP: z
    .stringbool()
    .default(true)
    .describe('Whether to render pages before their first visitors.'),
  PAGE_BROTLI_QUALITY: z.coerce
    .number()
    .int()
    .min(0)
    .max(11)
    .default(11)
    .describe(
      'Brotli quality of pages cached in memory, from 0 to 11; lower is faster but sends more bytes.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Lowest level that is logged: fatal, error, warn, info, debug, trace or silent.'),
  BODY_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(1_048_576)
    .describe('Maximum size of a request body, in bytes.'),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(10_000)
    .describe('Milliseconds that a stopping server waits for open requests.'),
  PHOTO_PATTERN: z
    .url({ protocol: /^https$/ })
    .includes('{id}')
    .optional()
    .describe(
      'URL pattern of a photo service for case studies, including {id}; without one, or when it fails, built-in illustrations are shown.',
    ),
  TAG_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'URL of a tag manager’s script for measurement or advertising, loaded after consent.',
    ),
  PRECONNECT_HOSTS: origins.describe('Origins for preconnect hints, separated by commas.'),
  DNS_PREFETCH_HOSTS: origins.describe('Origins for DNS prefetch hints, separated by commas.'),
  ANALYTICS_HOSTS: origins.describe(
    'Origins of analytics for connection hints after consent, separated by commas.',
  ),
  MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'OpenAI-compatible chat completions endpoint; without one, the built-in writer is used.',
    ),
  MODEL_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Bearer token for MODEL_URL.')
    .meta(confidential),
  MODEL_NAME: z.string().min(1).default('default').describe('Model to request from MODEL_URL.'),
  PROMPT_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(60)
    .describe('Maximum prompt runs per network address in ten minutes.'),
  QUARANTINE_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(200_000_000)
    .describe(
      'Maximum bytes of quarantined messages; beyond it, the oldest floods are deleted first.',
    ),
  TRUSTED_PROXIES: proxies.describe(
    'Proxies whose X-Forwarded-For is trusted: addresses and ranges such as 10.0.0.0/8, separated by commas; none by default.',
  ),
  CACHE_PURGE_URLS: origins.describe(
    'Origins of shared caches in front of the site, which get a PURGE when it changes; separated by commas, none by default.',
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('Directory of the embedded database and everything else stored on this machine.'),
  DATABASE_URL: databaseUrl
    .optional()
    .describe(
      'PostgreSQL server to use instead of the embedded database, such as postgres://user:password@host/name; memory: for a temporary database in memory.',
    )
    .meta(confidential),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe('Hot standby of that server, which answers lists and reports while it is up to date.')
    .meta(confidential),
  BACKUP_EVERY: z.coerce
    .number()
    .int()
    .min(0)
    .max(8760)
    .optional()
    .describe(
      'Hours between backups, 0 for none; by default 24 with the embedded database, none with a PostgreSQL server.',
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(7)
    .describe('Number of scheduled backups to keep.'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key for signatures and encryption, at least 32 characters, shared by all servers of a site; generated in DATA_DIR by default.',
    )
    .meta(confidential),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'SMTP server such as smtps://name:password@mail.example; without one, emails stay in the outbox, where staff can read them.',
    )
    .meta(confidential),
  MAIL_FROM: z
    .email()
    .optional()
    .describe('Sender address of emails; the agency’s address by default.'),
  TEAM_EMAIL: z
    .email()
    .optional()
    .describe('Address for notices about unassigned leads; the agency’s address by default.'),
  BOOKING_VIDEO_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'Video room for online meetings when neither the team member nor the agency has one.',
    ),
  OVERPASS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of an Overpass API interpreter for business searches on OpenStreetMap; off by default.',
    ),
  VAPID_PUBLIC_KEY: pushKey(87)
    .optional()
    .describe(
      'Public key that identifies this site to push services (RFC 8292), as printed by npm run push-keys; Web Push requires all three VAPID settings.',
    ),
  VAPID_PRIVATE_KEY: pushKey(43)
    .optional()
    .describe('Private key of the same key pair.')
    .meta(confidential),
  VAPID_SUBJECT: z
    .url({ protocol: /^(?:https|mailto)$/ })
    .optional()
    .describe('Contact for push services: a mailto: or https: address.'),
  PUSH_ALLOWED: networks.describe(
    'Private addresses and ranges of push services, also over plain HTTP; only public ones by default.',
  ),
  WEBHOOK_ALLOWED: networks.describe(
    'Private addresses and ranges that webhooks may call, also over plain HTTP; only public ones by default.',
  ),
  AUDIT_ALLOWED: networks.describe(
    'Private addresses and ranges whose sites may be audited; only public ones by default.',
  ),
  BROWSER_URL: z
    .url({ protocol: /^wss?$/ })
    .optional()
    .describe('WebSocket endpoint of a remote browser for audits; an installed browser by default.')
    .meta(confidential),
  CHROME_PATH: z
    .string()
    .min(1)
    .optional()
    .describe('Path of a local browser for audits; an installed browser by default.'),
  BROWSER_SANDBOX: z
    .stringbool()
    .default(true)
    .describe('Whether the browser runs sandboxed, which Chromium does not support as root.'),
});
