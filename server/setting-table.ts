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
      'Scheme and host of canonical addresses; http://localhost and the port by default. HSTS is on when it is https.',
    ),
  LAUNCH_AT: moment
    .prefault('2025-07-09T00:01:00-04:00')
    .describe('Launch time: before it / redirects to the countdown.'),
  METRICS_PORT: port
    .optional()
    .describe('Port of Prometheus metrics on METRICS_HOST; off by default.'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('Address of the metrics.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Collector of OpenTelemetry, by OTLP over HTTP: base address that /v1/traces and /v1/metrics follow; off by default.',
    )
    .meta(confidential),
  OTEL_SERVICE_NAME: z
    .string()
    .min(1)
    .default('iluma')
    .describe('Name of the site at the collector.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Share of the requests that are traced, from 0 to 1.'),
  WARM_UP: z
    .stringbool()
    .default(true)
    .describe('Whether to render pages ahead of their first visitors.'),
  PAGE_BROTLI_QUALITY: z.coerce
    .number()
    .int()
    .min(0)
    .max(11)
    .default(11)
    .describe(
      'Brotli quality of pages kept in memory, 0 to 11: less takes less time, and sends more.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Least severe entries of the log: fatal, error, warn, info, debug, trace or silent.'),
  BODY_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(1_048_576)
    .describe('Maximum request body, in bytes.'),
  SHUTDOWN_GRACE_MS: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(10_000)
    .describe('Milliseconds that a stopping server waits for requests in flight.'),
  PHOTO_PATTERN: z
    .url({ protocol: /^https$/ })
    .includes('{id}')
    .optional()
    .describe(
      'URL pattern of a photo service for case studies, with {id} in it; without one, and where it fails, our own plates stand in.',
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
    'Origins of analytics, separated by commas, for hints to visitors who have consented.',
  ),
  MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'OpenAI-compatible chat-completions endpoint; the built-in writer is used without one.',
    ),
  MODEL_KEY: z
    .string()
    .min(1)
    .optional()
    .describe('Bearer token of the endpoint.')
    .meta(confidential),
  MODEL_NAME: z.string().min(1).default('default').describe('Model to ask the endpoint for.'),
  PROMPT_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(60)
    .describe('Prompt runs per address in ten minutes.'),
  QUARANTINE_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(200_000_000)
    .describe(
      'Bytes that messages in quarantine may take; beyond it the oldest floods are dropped first.',
    ),
  TRUSTED_PROXIES: proxies.describe(
    'Proxies whose X-Forwarded-For is trusted: addresses and ranges such as 10.0.0.0/8, separated by commas; none by default.',
  ),
  CACHE_PURGE_URLS: origins.describe(
    'Origins of caches in front that keep public pages, and get a PURGE when the site changes; separated by commas, none by default.',
  ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('data')
    .describe('Directory of the embedded database and everything else stored on this machine.'),
  DATABASE_URL: databaseUrl
    .optional()
    .describe(
      'PostgreSQL to use in place of the embedded database, such as postgres://user:password@host/name; memory: for a database that ends with the process.',
    )
    .meta(confidential),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe(
      'Hot standby of that PostgreSQL, which answers lists and reports while it is up to date.',
    )
    .meta(confidential),
  BACKUP_EVERY: z.coerce
    .number()
    .int()
    .min(0)
    .max(8760)
    .optional()
    .describe(
      'Hours between two backups, 0 for none; 24 by default on the embedded database, none on a server.',
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(7)
    .describe('Scheduled backups that are kept.'),
  SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key of signatures and encryption, 32 characters or more, shared by all servers of a site; generated in DATA_DIR by default.',
    )
    .meta(confidential),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe(
      'SMTP server such as smtps://name:password@mail.example; without one, emails are kept in the outbox, where staff read them.',
    )
    .meta(confidential),
  MAIL_FROM: z
    .email()
    .optional()
    .describe('Sender address of emails; the agency’s own by default.'),
  TEAM_EMAIL: z
    .email()
    .optional()
    .describe('Address of notices about leads that nobody is given; the agency’s own by default.'),
  BOOKING_VIDEO_URL: z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(
      'Video room for meetings by video, where neither the person nor the agency has one of their own.',
    ),
  OVERPASS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'URL of an Overpass interpreter for business searches on OpenStreetMap; off by default.',
    ),
  VAPID_PUBLIC_KEY: pushKey(87)
    .optional()
    .describe(
      'Public key by which browsers’ push services know this site (RFC 8292), as npm run push-keys prints it; no Web Push without all three of VAPID.',
    ),
  VAPID_PRIVATE_KEY: pushKey(43)
    .optional()
    .describe('Private key of the same pair.')
    .meta(confidential),
  VAPID_SUBJECT: z
    .url({ protocol: /^(?:https|mailto)$/ })
    .optional()
    .describe('Contact for push services: a mailto: or https: address.'),
  PUSH_ALLOWED: networks.describe(
    'Private addresses and ranges of push services, by plain HTTP as well; public ones only by default.',
  ),
  WEBHOOK_ALLOWED: networks.describe(
    'Private addresses and ranges that webhooks may call, by plain HTTP as well; public ones only by default.',
  ),
  AUDIT_ALLOWED: networks.describe(
    'Private addresses and ranges whose sites may be audited; public ones only by default.',
  ),
  BROWSER_URL: z
    .url({ protocol: /^wss?$/ })
    .optional()
    .describe('WebSocket endpoint of a browser elsewhere for audits; an installed one by default.')
    .meta(confidential),
  CHROME_PATH: z
    .string()
    .min(1)
    .optional()
    .describe('Executable of a browser here for audits; an installed one by default.'),
  BROWSER_SANDBOX: z
    .stringbool()
    .default(true)
    .describe('Whether the browser isolates its processes, which Chromium cannot as root.'),
});
