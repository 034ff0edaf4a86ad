import { execFile } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { sendToServer } from '../../../app/data/staff/accounts/staff-socket.server.ts';
import { listening, stopped } from '../../server-process.ts';
import { origin } from '../../site.ts';
import { browserOn, good } from '../../staff.ts';

vi.setConfig({ testTimeout: 240_000 });

// One directory for all tests, because creating a database takes longer than the rest of a start.
const data = mkdtempSync(join(tmpdir(), 'iluma-running-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const settings = () => ({
  DATABASE_URL: '',
  DATA_DIR: data,
  SITE_ORIGIN: origin,
  LOG_LEVEL: 'silent',
});

/** Runs a script as npm does, with a umask of 0, and returns what it prints. */
async function run(script: string, ...parameters: string[]): Promise<string> {
  const file = fileURLToPath(new URL(`../../../scripts/${script}`, import.meta.url));
  const command = ['-c', 'umask 0 && exec "$0" "$@"', process.execPath, file, ...parameters];
  const env = { ...process.env, ...settings() };
  return (await promisify(execFile)('sh', command, { env })).stdout;
}

/** Paths with their modes, of a directory and everything in it. */
function modesOf(path: string): [path: string, mode: string][] {
  const entry = lstatSync(path);
  const inside = entry.isDirectory() ? readdirSync(path) : [];
  const kind = entry.isDirectory() ? 'directory' : 'file';
  const mode = `${kind} ${(entry.mode & 0o777).toString(8)}`;
  return [[path, mode], ...inside.flatMap((name) => modesOf(join(path, name)))];
}

const openToOthers = () =>
  modesOf(data).filter(([, mode]) => mode !== 'directory 700' && mode !== 'file 600');

it(
  'everything in DATA_DIR is private to the site’s user, whatever the umask or earlier release',
  { tags: 'long' },
  async () => {
    mkdirSync(join(data, 'outbox'));
    writeFileSync(join(data, 'outbox/1.eml'), 'Dear Ada', { mode: 0o666 });
    const first = await listening(settings());
    await run('staff.ts', 'add', '--email', 'ada@iluma.example', '--name', 'Ada', '--role', 'CEO');
    await run('db/backup.ts');
    expect(modesOf(data).length).toBeGreaterThan(500);
    expect(openToOthers()).toEqual([]);
    await stopped(first.child);

    const [backup = ''] = readdirSync(join(data, 'backups'));
    await run('db/restore.ts', join(data, 'backups', backup));
    expect(openToOthers()).toEqual([]);

    for (const [path, mode] of modesOf(data))
      chmodSync(path, mode.startsWith('file') ? 0o666 : 0o755);
    const again = await listening(settings());
    expect(openToOthers()).toEqual([]);
    await stopped(again.child);
  },
);

it(
  'a stopped site exits within three seconds, even with an open CRM',
  { tags: 'long' },
  async () => {
    // It would exit with 1 after the grace period.
    const { child, address } = await listening({ ...settings(), SHUTDOWN_GRACE_MS: '3000' });
    // A role that may sign in without a second step.
    const command = {
      name: 'add',
      email: 'bo@iluma.example',
      person: 'Bo',
      role: 'manager',
    } as const;
    const added = await sendToServer(join(data, 'staff.sock'), command);
    const password = /^ {2}(\S+)$/m.exec(added?.lines.join('\n') ?? '')?.[1] ?? '';
    const browser = browserOn({
      ask: (path, init) => fetch(address + path, { redirect: 'manual', ...init }),
    });
    await browser.post({
      intent: 'sign-in',
      'crm-email': 'bo@iluma.example',
      'crm-password': password,
    });
    await browser.post({ intent: 'new-password', 'crm-new': good, 'crm-again': good });
    const headers = { origin, cookie: browser.cookie() };
    const tabs = await Promise.all(
      [1, 2, 3].map(() => fetch(`${address}/api/crm/live`, { headers })),
    );
    const readers = tabs.map(({ body }) => body?.getReader());
    for (const reader of readers)
      expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('retry:');
    const ended = readers.map(async (reader) => {
      for (;;) if ((await reader?.read())?.done) return 'ended';
    });
    expect(await stopped(child)).toEqual([0, null]);
    expect(await Promise.all(ended)).toEqual(['ended', 'ended', 'ended']);
  },
);
