import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInMemory } from '../../../../test/databases.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { readStaffCommand, runStaffCommand } from './staff-commands.server.ts';
import { sendToServer, listenForStaffCommands } from './staff-socket.server.ts';
import { createStaffStore } from './accounts.server.ts';

const now = () => Date.UTC(2026, 0, 5, 9);
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
    [{ ...ada, role: 'owner' }, null],
    [{ ...ada, person: ' ' }, null],
    [{ ...ada, email: 'ada' }, null],
    [{ ...ada, email: 'ada\0@iluma.example' }, null],
    [{ name: 'drop', email: 'a@b.fr' }, null],
    [null, null],
    ['list', null],
  ])('in %j is %j', (json, command) => {
    expect(readStaffCommand(json)).toEqual(command);
  });

  it('the commands create, reset, disable and enable an account', async () => {
    const run = async (command: Parameters<typeof runStaffCommand>[1]) => {
      const { ok, lines } = await runStaffCommand(createStaffStore(database, now), command);
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

describe('a running server', () => {
  const directory = mkdtempSync(join(tmpdir(), 'staff-'));
  const path = join(directory, 'staff.sock');
  afterAll(() => rmSync(directory, { recursive: true }));
  const listen = () =>
    listenForStaffCommands(path, createStaffStore(database, now), (error) => {
      throw error;
    });

  it('without a running server, sending a command returns null', async () => {
    expect(await sendToServer(path, { name: 'list' })).toBe(null);
  });

  it('a running server executes commands, for its own user only, also after it was killed', async () => {
    const stop = listen();
    await expect.poll(() => sendToServer(path, { name: 'list' })).toMatchObject({ ok: true });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await sendToServer(path, ada)).toMatchObject({ ok: true });
    expect(await createStaffStore(database, now).find(ada.email)).not.toBe(null);
    await stop();
    expect(await sendToServer(path, { name: 'list' })).toBe(null);
    const again = listen();
    await expect.poll(() => sendToServer(path, { name: 'list' })).toMatchObject({ ok: true });
    await again();
  });

  it('a running server answers an invalid command, and disconnects an oversized one', async () => {
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
