import { createECDH } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pushEnvironment } from '../test/push-service.ts';
import { backupPeriod, readConfig } from './config.ts';

const bad: readonly (readonly [name: string, value: string])[] = [
  ['PORT', 'abc'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['METRICS_PORT', 'off'],
  ['SITE_ORIGIN', 'iluma.example'],
  ['SITE_ORIGIN', 'https://iluma.example/'],
  ['SITE_ORIGIN', 'https://iluma.example/fr'],
  ['SITE_ORIGIN', 'ftp://iluma.example'],
  ['SITE_ORIGIN', 'javascript:alert(1)'],
  ['LAUNCH_AT', 'tomorrow'],
  ['LAUNCH_AT', '2025-07-09'],
  ['LAUNCH_AT', '2025-07-09T00:01:00'],
  ['LAUNCH_AT', '2025-13-09T00:01:00Z'],
  ['LOG_LEVEL', 'loud'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['BODY_LIMIT', '0'],
  ['BODY_LIMIT', '1MB'],
  ['SHUTDOWN_GRACE_MS', '-5'],
  ['PHOTO_PATTERN', 'https://photos.example/a.jpg'],
  ['PHOTO_PATTERN', 'http://photos.example/{id}.jpg'],
  ['TAG_URL', 'http://tags.example/tag.js'],
  ['TAG_URL', 'GTM-ABC'],
  ['PRECONNECT_HOSTS', 'fonts.example'],
  ['PRECONNECT_HOSTS', 'https://fonts.example,'],
  ['DNS_PREFETCH_HOSTS', 'https://a.example https://b.example'],
  ['ANALYTICS_HOSTS', 'https://a.example, https://b.example/collect'],
  ['MODEL_URL', 'model.example/v1'],
  ['MODEL_URL', 'file:///v1'],
  ['PROMPT_LIMIT', '0'],
  ['PROMPT_LIMIT', 'many'],
  ['QUARANTINE_LIMIT', '0'],
  ['BACKUP_EVERY', '-1'],
  ['BACKUP_EVERY', 'daily'],
  ['BACKUP_KEEP', '0'],
  ['MAIL_FROM', 'iluma'],
  ['MAIL_FROM', 'Iluma <a@b.example>'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.1,'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['VAPID_PUBLIC_KEY', 'a-key'],
  ['VAPID_SUBJECT', 'site@iluma.example'],
  ['PUSH_ALLOWED', 'intranet'],
  ['WEBHOOK_ALLOWED', 'intranet'],
  ['WEBHOOK_ALLOWED', '10.0.0.0/33'],
  ['WEBHOOK_ALLOWED', '10.0.0.0/8/8'],
  ['WEBHOOK_ALLOWED', '10.0.0.0/8,'],
];

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      WARM_UP: true,
      PAGE_BROTLI_QUALITY: 11,
      CACHE_PURGE_URLS: [],
      HOST: '0.0.0.0',
      PORT: 3000,
      SITE_ORIGIN: 'http://localhost:3000',
      LAUNCH_AT: Date.parse('2025-07-09T00:01:00-04:00'),
      METRICS_HOST: '127.0.0.1',
      OTEL_SERVICE_NAME: 'iluma',
      OTEL_TRACES_SAMPLER_ARG: 1,
      LOG_LEVEL: 'info',
      BODY_LIMIT: 1_048_576,
      SHUTDOWN_GRACE_MS: 10_000,
      PRECONNECT_HOSTS: [],
      DNS_PREFETCH_HOSTS: [],
      ANALYTICS_HOSTS: [],
      MODEL_NAME: 'default',
      PROMPT_LIMIT: 60,
      QUARANTINE_LIMIT: 200_000_000,
      BACKUP_KEEP: 7,
      DATA_DIR: 'data',
      TRUSTED_PROXIES: [],
      WEBHOOK_ALLOWED: [],
      PUSH_ALLOWED: [],
      AUDIT_ALLOWED: [],
      BROWSER_SANDBOX: true,
    });
  });

  it.each([
    ['PORT', '0', 0],
    ['PORT', '8080', 8080],
    ['HOST', '::', '::'],
    ['SITE_ORIGIN', 'https://iluma.example', 'https://iluma.example'],
    ['SITE_ORIGIN', 'http://localhost:4000', 'http://localhost:4000'],
    ['LAUNCH_AT', '2026-01-01T00:00:00Z', Date.UTC(2026, 0, 1)],
    ['LAUNCH_AT', '2026-01-01T00:00:00-05:00', Date.UTC(2026, 0, 1, 5)],
    ['METRICS_PORT', '9090', 9090],
    ['LOG_LEVEL', 'silent', 'silent'],
    ['OTEL_TRACES_SAMPLER_ARG', '0.1', 0.1],
    ['BODY_LIMIT', '1000', 1000],
    ['SHUTDOWN_GRACE_MS', '0', 0],
    ['PHOTO_PATTERN', 'https://photos.example/{id}.jpg', 'https://photos.example/{id}.jpg'],
    ['TAG_URL', 'https://tags.example/tag.js?id=1', 'https://tags.example/tag.js?id=1'],
    ['MODEL_URL', 'http://127.0.0.1:8000/v1', 'http://127.0.0.1:8000/v1'],
    ['PROMPT_LIMIT', '5', 5],
    ['QUARANTINE_LIMIT', '5000000', 5_000_000],
    ['BACKUP_EVERY', '6', 6],
    ['BACKUP_KEEP', '30', 30],
    ['SMTP_URL', 'smtps://a:b@mail.example', 'smtps://a:b@mail.example'],
    ['OVERPASS_URL', 'http://127.0.0.1:9/api', 'http://127.0.0.1:9/api'],
    ['BROWSER_URL', 'wss://browser.example/?token=x', 'wss://browser.example/?token=x'],
    ['CHROME_PATH', '/opt/chromium', '/opt/chromium'],
    ['BROWSER_SANDBOX', 'false', false],
    ['MAIL_FROM', 'bonjour@iluma.example', 'bonjour@iluma.example'],
    ['DATA_DIR', '/srv/iluma', '/srv/iluma'],
    ['DATABASE_URL', 'postgres://iluma:x@db.example/iluma', 'postgres://iluma:x@db.example/iluma'],
    ['DATABASE_URL', 'postgresql://db.example', 'postgresql://db.example'],
    ['DATABASE_URL', 'postgres://u@/iluma?host=/run/pg', 'postgres://u@/iluma?host=/run/pg'],
    ['DATABASE_URL', 'memory:', 'memory:'],
    ['SECRET', 'a'.repeat(32), 'a'.repeat(32)],
  ] as const)('reads %s=%s', (name, text, value) => {
    expect(readConfig({ [name]: text })[name]).toBe(value);
  });

  it.each(['PRECONNECT_HOSTS', 'DNS_PREFETCH_HOSTS', 'ANALYTICS_HOSTS'] as const)(
    'reads the origins of %s (PERF-08)',
    (name) => {
      const config = readConfig({ [name]: 'https://a.example, http://localhost:4000' });
      expect(config[name]).toEqual(['https://a.example', 'http://localhost:4000']);
    },
  );

  it.each([
    [{}, 24],
    [{ BACKUP_EVERY: '6' }, 6],
    [{ BACKUP_EVERY: '0' }, null],
    [{ DATABASE_URL: 'postgres://db.example/iluma' }, null],
    [{ DATABASE_URL: 'postgres://db.example/iluma', BACKUP_EVERY: '12' }, 12],
  ])('with %j schedules a backup every %j hours', (environment, hours) => {
    expect(backupPeriod(readConfig(environment))).toBe(hours && hours * 3_600_000);
  });

  it('reads the trusted proxies', () => {
    const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1' });
    expect(TRUSTED_PROXIES).toEqual(['loopback', '10.0.0.0/8', '::1']);
  });

  it('requires all Web Push settings or none', () => {
    const { PUSH_ALLOWED, ...keys } = pushEnvironment;
    expect(readConfig(pushEnvironment)).toMatchObject({ ...keys, PUSH_ALLOWED: [PUSH_ALLOWED] });
    for (const name of Object.keys(keys))
      expect(() => readConfig({ ...keys, [name]: '' })).toThrow(`  ${name}: is missing`);
    const other = createECDH('prime256v1');
    other.generateKeys();
    const VAPID_PUBLIC_KEY = other.getPublicKey('base64url');
    expect(() => readConfig({ ...keys, VAPID_PUBLIC_KEY })).toThrow('of VAPID_PRIVATE_KEY');
    const VAPID_PRIVATE_KEY = 'a-key-of-somebody';
    expect(() => readConfig({ ...keys, VAPID_PRIVATE_KEY })).toThrow('npm run push-keys');
    expect(() => readConfig({ ...keys, VAPID_PRIVATE_KEY })).not.toThrow(VAPID_PRIVATE_KEY);
  });

  it.each(bad)('rejects %s=%s with its name and value', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new RegExp(`^The configuration has bad values:\\n {2}${name}: .+`),
    );
    expect(() => readConfig({ [name]: value })).toThrow(JSON.stringify(value));
  });

  it.each([
    ['DATABASE_URL', 'mysql://iluma:hidden@db.example/iluma'],
    ['DATABASE_URL', 'postgres://iluma:hidden@db.example:99999/iluma'],
    ['DATABASE_URL', 'postgres://hidden['],
    ['DATABASE_READ_URL', 'postgres://hidden@standby.example/iluma'],
    ['SMTP_URL', 'http://iluma:hidden@mail.example'],
    ['SECRET', 'hidden'],
    ['VAPID_PRIVATE_KEY', 'hidden'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'ftp://iluma:hidden@collector.example'],
    ['BROWSER_URL', 'https://browser.example/?token=hidden'],
  ])('rejects a bad %s without repeating secrets', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(`  ${name}: `);
    expect(read).not.toThrow('hidden');
  });

  it('names every bad value at once', () => {
    const read = () => readConfig({ PORT: 'x', LOG_LEVEL: 'y', LAUNCH_AT: 'z' });
    for (const name of ['PORT', 'LOG_LEVEL', 'LAUNCH_AT']) expect(read).toThrow(`  ${name}: `);
  });

  it.each([
    'PORT',
    'HOST',
    'SITE_ORIGIN',
    'LAUNCH_AT',
    'METRICS_PORT',
    'LOG_LEVEL',
    'PHOTO_PATTERN',
    'TAG_URL',
    'PRECONNECT_HOSTS',
  ])('treats an empty %s as missing', (name) => {
    expect(readConfig({ [name]: '' })).toEqual(readConfig({}));
  });

  it('ignores unknown variables', () => {
    expect(readConfig({ PATH: '/bin', EDITOR: 'x' })).toEqual(readConfig({}));
  });

  it('derives the origin from the port, and is frozen', () => {
    const config = readConfig({ PORT: '4100' });
    expect(config.SITE_ORIGIN).toBe('http://localhost:4100');
    expect(Object.isFrozen(config)).toBe(true);
  });
});
