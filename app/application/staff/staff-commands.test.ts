import { linkSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readVersionedSchedule, setSchedule } from '#app/data/bookings/schedules.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { readStaffCommand } from '#app/data/staff/accounts/read-staff-command.server.ts';
import {
  sendToServer,
  listenForStaffCommands,
} from '#app/data/staff/accounts/staff-socket.server.ts';
import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import { createStaff } from '#app/data/staff/staff.server.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { aBooking } from '../../../test/a-booking.ts';
import { openInMemory } from '../../../test/databases.ts';
import { aSchedule, addSchedules } from '../../../test/schedules.ts';
import { ines, mateo } from '../../../test/team.ts';
import { runStaffCommand } from './staff-commands.server.ts';

const now = () => Date.UTC(2026, 0, 5, 9);
const target = () => ({
  ...createStaff(database, 'secret', now),
  database,
  secret: 'secret',
  origin: 'https://iluma.example',
  sendsMail: false,
  videoUrl: null,
  now,
});
const ada = { name: 'add', email: 'ada@iluma.example', person: 'Ada', role: 'CEO' } as const;

let database: Database;
beforeAll(async () => {
  database = await openInMemory();
}, 120_000);
afterAll(() => database.close());

describe('a command', () => {
  it.each([
    [{ name: 'list' }, { name: 'list' }],
    [ada, ada],
    [
      { name: 'reset', email: 'a@b.fr', person: 'x' },
      { name: 'reset', email: 'a@b.fr' },
    ],
    [
      { name: 'hours', email: 'a@b.fr', week: 'mon 9:00-12:00', zone: 'Europe/Paris' },
      { name: 'hours', email: 'a@b.fr', week: 'mon 9:00-12:00', zone: 'Europe/Paris' },
    ],
    [{ name: 'hours', email: 'a@b.fr' }, null],
    [
      { ...ada, name: 'invite' },
      { ...ada, name: 'invite', language: 'fr' },
    ],
    [{ ...ada, name: 'invite', language: 'de' }, null],
    [
      { name: 'role', email: 'a@b.fr', role: 'COO' },
      { name: 'role', email: 'a@b.fr', role: 'COO' },
    ],
    [{ name: 'rename', email: 'a@b.fr' }, null],
    [{ name: 'hand-over', email: 'a@b.fr', to: 'b' }, null],
    [
      { name: 'disable', email: 'a@b.fr', to: 'b@b.fr' },
      { name: 'disable', email: 'a@b.fr', to: 'b@b.fr' },
    ],
    [
      { name: 'require-second-step', email: 'a@b.fr', isRequired: false },
      { name: 'require-second-step', email: 'a@b.fr', isRequired: false },
    ],
    [{ ...ada, role: 'owner' }, null],
    [{ ...ada, person: ' ' }, null],
    [{ ...ada, email: 'ada' }, null],
    [{ ...ada, email: 'ada\0@iluma.example' }, null],
    [{ name: 'drop', email: 'a@b.fr' }, null],
    [null, null],
    ['list', null],
  ])('is read from %j as %j', (json, command) => {
    expect(readStaffCommand(json)).toEqual(command);
  });

  it('creates, resets, disables and enables an account', async () => {
    const run = async (command: Parameters<typeof runStaffCommand>[1]) => {
      const { ok, lines } = await runStaffCommand(target(), command);
      return [ok, lines.join('\n')] as const;
    };
    const email = 'bea@iluma.example';
    expect(await run({ name: 'list' })).toEqual([true, expect.stringContaining('no accounts yet')]);
    expect(await run({ ...ada, email, person: 'Béa' })).toEqual([
      true,
      expect.stringMatching(/\w{4}-\w{4}-/),
    ]);
    expect(await run({ ...ada, email })).toEqual([false, expect.stringContaining('already')]);
    const namesake = { ...ada, email: 'b@iluma.example', person: 'BEA' };
    expect(await run(namesake)).toEqual([false, expect.stringContaining('this name')]);
    expect(await run({ name: 'disable', email })).toEqual([false, expect.stringContaining('last')]);
    await run({ ...ada, email: 'cleo@iluma.example', person: 'Cléo' });
    expect((await run({ name: 'disable', email }))[0]).toBe(true);
    expect(await run({ name: 'list' })).toEqual([
      true,
      expect.stringMatching(/bea@iluma\.example.*disabled/),
    ]);
    expect((await run({ name: 'enable', email }))[0]).toBe(true);
    expect((await run({ name: 'reset', email }))[0]).toBe(true);
    expect(await run({ name: 'reset', email: 'nobody@iluma.example' })).toEqual([
      false,
      expect.stringContaining('no account'),
    ]);
  });
});

it('invites, renames, changes the role, requires a second step and hands over', async () => {
  const said = async (command: Parameters<typeof runStaffCommand>[1]) =>
    (await runStaffCommand(target(), command)).lines.join('\n');
  const email = 'dora@iluma.example';
  const dora = { email, person: 'Dora', role: 'member', language: 'es' } as const;
  expect(await said({ name: 'invite', ...dora })).toContain(
    'https://iluma.example/es/crm-complet?lien=',
  );
  expect(await said({ name: 'invite', ...dora })).toContain('already');
  expect(await said({ name: 'rename', email, person: 'Dora Maar' })).toContain('Dora Maar');
  expect(await said({ name: 'role', email, role: 'manager' })).toContain('manager');
  const isRequired = async () => (await target().accounts.find(email))?.requiresSecondStep;
  expect(await said({ name: 'require-second-step', email, isRequired: true })).toContain(
    'next sign-in',
  );
  expect(await isRequired()).toBe(true);
  expect(await said({ name: 'require-second-step', email, isRequired: false })).toContain('role');
  expect(await isRequired()).toBe(false);
  const to = 'cleo@iluma.example';
  expect(await said({ name: 'hand-over', email, to })).toContain(
    '0 clients, 0 projects, 0 tasks, 0 leads',
  );
  expect(await said({ name: 'hand-over', email, to: 'x@iluma.example' })).toContain('no account');
  expect(await said({ name: 'disable', email, to })).toContain('no longer');
});

it('hands over upcoming meetings, and lists those the successor is not free for', async () => {
  const said = async (command: Parameters<typeof runStaffCommand>[1]) =>
    (await runStaffCommand(target(), command)).lines.join('\n');
  await addSchedules(database, aSchedule({ week: 'mon-fri 9:00-17:00' }));
  const schedule = aSchedule({ week: 'mon-fri 9:00-12:00' });
  await setSchedule(database, mateo, schedule, { actor: siteActor, at: new Date(now()) });
  const tuesday = (time: string) => Date.parse(`2026-01-06T${time}:00-05:00`);
  await aBooking(database, { start: tuesday('10:00'), now: now() });
  await aBooking(database, { start: tuesday('15:00'), now: now() });
  const [from, to] = [await addressOf(ines), await addressOf(mateo)];
  const left = await said({ name: 'hand-over', email: from, to });
  expect(left).toContain('1 meetings');
  expect(left).toMatch(/2026-01-06 20:00 UTC {2}Ana/);
  expect(left).not.toContain('15:00 UTC');
  const gone = await said({ name: 'disable', email: from, to });
  expect(gone).toMatch(/2026-01-06 20:00 UTC {2}Ana/);
});

it('lists the working API keys that a disabled person created', async () => {
  const said = async (command: Parameters<typeof runStaffCommand>[1]) =>
    (await runStaffCommand(target(), command)).lines.join('\n');
  const email = 'kim@iluma.example';
  await said({ ...ada, email, person: 'Kim' });
  const keys = createApiKeyStore(database, now);
  const create = (name: string, maker: string) =>
    keys.create({ name, scopes: ['read'], expiresAt: null }, { ...siteActor, name: maker });
  const { key } = await create('Accounting', 'Kim');
  await create('Telephony', 'Béa');
  const left = await said({ name: 'disable', email });
  expect(left).toMatch(/keys[^]*  Accounting  iluma_/);
  expect(left).not.toContain('Telephony');
  await said({ name: 'enable', email });
  await keys.revoke(key.id, siteActor);
  expect(await said({ name: 'disable', email })).not.toContain('keys');
});

it('makes an open schedule form outdated when hours are set', async () => {
  const opened = await readVersionedSchedule(database.db, ines);
  const hours = { week: 'tue 9:00-12:00', zone: 'Europe/Paris' };
  const email = await addressOf(ines);
  expect((await runStaffCommand(target(), { name: 'hours', email, ...hours })).ok).toBe(true);
  const late = { actor: siteActor, at: new Date(now()), on: opened.version };
  expect(await setSchedule(database, ines, aSchedule(), late)).toBe(false);
});

const addressOf = async (id: string) => {
  const all = await target().accounts.list();
  return all.find((account) => account.id === id)?.email ?? '';
};

describe('a running server', () => {
  const directory = mkdtempSync(join(tmpdir(), 'staff-'));
  const path = join(directory, 'staff.sock');
  afterAll(() => rmSync(directory, { recursive: true }));
  const listen = () =>
    listenForStaffCommands(
      path,
      (command) => runStaffCommand(target(), command),
      (error) => {
        throw error;
      },
    );

  it('without a running server, sending a command returns null', async () => {
    expect(await sendToServer(path, { name: 'list' })).toBe(null);
  });

  it('executes commands on a private socket, also after it was killed', async () => {
    const stop = listen();
    await expect.poll(() => sendToServer(path, { name: 'list' })).toMatchObject({ ok: true });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await sendToServer(path, ada)).toMatchObject({ ok: true });
    expect(await target().accounts.find(ada.email)).not.toBe(null);
    // A killed server leaves its socket.
    linkSync(path, `${path}.left`);
    await stop();
    expect(await sendToServer(path, { name: 'list' })).toBe(null);
    renameSync(`${path}.left`, path);
    const again = listen();
    await expect.poll(() => sendToServer(path, { name: 'list' })).toMatchObject({ ok: true });
    await again();
  });

  it('answers an invalid command, and disconnects an oversized one', async () => {
    const stop = listen();
    await expect.poll(() => sendToServer(path, { name: 'list' })).toMatchObject({ ok: true });
    expect(await sendToServer(path, { name: 'drop' } as never)).toMatchObject({ ok: false });
    const socket = createConnection({ path });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).end('x'.repeat(20_000));
    await closed;
    expect(await sendToServer(path, { name: 'list' })).toMatchObject({ ok: true });
    await stop();
  });
});
