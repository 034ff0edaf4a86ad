import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { explainFailure } from '../../app/data/engine/database-failure.server.ts';
import { browserRefusal, findBrowser } from '../../app/services/browser/find-browser.ts';
import { createSmtpTransport } from '../../app/services/mail/smtp-mail.ts';
import type { Config } from '../../server/config.ts';
import { examineDatabase } from './database-check.ts';
import { examineBackups, examineDisk } from './disk-check.ts';
import { note, ok, wrong, type Finding, type Verdict } from './verdict.ts';

/** Timeout of a check, in milliseconds. */
const patience = 10_000;

const checks: readonly [name: string, check: (config: Config) => Verdict | Promise<Verdict>][] = [
  ['build', examineBuild],
  ['address', examineAddress],
  ['disk', examineDisk],
  ['secret', examineSecret],
  ['database', examineDatabase],
  ['backups', examineBackups],
  ['mail', examineMail],
  ['model', examineModel],
  ['map', examineMap],
  ['browser', examineBrowser],
];

/** Runs the checks one after the other, each within ten seconds. */
export async function* examine(config: Config): AsyncGenerator<Finding> {
  yield { name: 'settings', ...ok('every value can be read') };
  for (const [name, check] of checks) {
    const late = Promise.withResolvers<Verdict>();
    const timer = setTimeout(() => late.resolve(wrong('no answer within 10 s')), patience);
    const found = Promise.resolve(config)
      .then(check)
      .catch((error: unknown) => wrong(messageOf(error)));
    yield { name, ...(await Promise.race([found, late.promise])) };
    clearTimeout(timer);
  }
}

/** Failures of statements and settings may repeat a password: only messages known to be safe are shown. */
function messageOf(error: unknown): string {
  return explainFailure(error) ?? (error instanceof Error ? error.message : 'it failed');
}

function examineBuild(): Verdict {
  return existsSync(new URL('../../build/server/index.js', import.meta.url))
    ? ok(`built; Node.js ${process.version}`)
    : wrong('there is no build: run npm run build');
}

function examineAddress({ SITE_ORIGIN, TRUSTED_PROXIES }: Config): Verdict {
  const { protocol, hostname } = new URL(SITE_ORIGIN);
  if (protocol === 'http:' && hostname !== 'localhost')
    return note(`${SITE_ORIGIN} is not https: what visitors type can be read on its way`);
  if (protocol === 'https:' && TRUSTED_PROXIES.length === 0)
    return note(
      `${SITE_ORIGIN} needs a proxy for TLS, and TRUSTED_PROXIES names none: limits would count all visitors as one`,
    );
  return ok(SITE_ORIGIN);
}

function examineSecret({ SECRET, DATABASE_URL, DATA_DIR }: Config): Verdict {
  if (SECRET !== undefined) return ok('SECRET is set');
  if (DATABASE_URL?.startsWith('postgres'))
    return note(
      `kept in ${DATA_DIR}: several servers of a site need the same one, as SECRET in their settings`,
    );
  return ok(
    existsSync(join(DATA_DIR, 'secret')) ? `kept in ${DATA_DIR}` : 'made at the first start',
  );
}

async function examineMail({ SMTP_URL }: Config): Promise<Verdict> {
  if (SMTP_URL === undefined)
    return note('no SMTP_URL: mails are kept in the outbox, and nobody gets one');
  const transport = createSmtpTransport(SMTP_URL);
  try {
    await transport.verify();
    return ok(`${new URL(SMTP_URL).hostname} takes our mails`);
  } catch (error) {
    const { code = 'ESOCKET' } = error as { code?: string };
    return wrong(`${new URL(SMTP_URL).hostname} does not take our mails (${code}): see SMTP_URL`);
  } finally {
    transport.close();
  }
}

async function examineModel({ MODEL_URL, MODEL_KEY, MODEL_NAME }: Config): Promise<Verdict> {
  if (MODEL_URL === undefined) return ok('none: the built-in writer answers');
  const messages = [{ role: 'user', content: 'Hi' }];
  const { ok: isWell, status } = await fetch(MODEL_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(MODEL_KEY && { Authorization: `Bearer ${MODEL_KEY}` }),
    },
    body: JSON.stringify({ model: MODEL_NAME, max_tokens: 1, messages }),
    signal: AbortSignal.timeout(patience),
  });
  return isWell
    ? ok(`${new URL(MODEL_URL).host} answers`)
    : wrong(`${new URL(MODEL_URL).host} answers ${status}: see MODEL_URL, MODEL_KEY, MODEL_NAME`);
}

async function examineMap({ OVERPASS_URL }: Config): Promise<Verdict> {
  if (OVERPASS_URL === undefined) return ok('none: businesses are looked up in the CRM only');
  const url = `${OVERPASS_URL}?${new URLSearchParams({ data: '[out:json];out;' })}`;
  const { ok: isWell, status } = await fetch(url, { signal: AbortSignal.timeout(patience) });
  const host = new URL(OVERPASS_URL).host;
  return isWell ? ok(`${host} answers`) : wrong(`${host} answers ${status}: see OVERPASS_URL`);
}

async function examineBrowser(config: Config): Promise<Verdict> {
  const place = findBrowser(config.BROWSER_URL ?? null, config.CHROME_PATH ?? null);
  if (place === null) return note('none: audits do not judge what only a browser sees');
  const refusal = browserRefusal(place, config.BROWSER_SANDBOX, process.getuid?.());
  if (refusal !== null) return note(refusal);
  if ('endpoint' in place) return ok('named in BROWSER_URL');
  const { stdout } = await promisify(execFile)(place.path, ['--version'], { timeout: patience });
  return ok(stdout.trim());
}
