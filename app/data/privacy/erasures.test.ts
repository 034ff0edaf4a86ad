import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPrivacyDesk } from '#app/middleware/privacy-desk.server.ts';
import { aMessage } from '../../test/a-message.ts';
import { aClient, aTask } from '../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../test/crm.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { createErasureFile, doneErasures } from './erasures.server.ts';
import { addressesIn } from './known-addresses.server.ts';
import { createLeadStore } from './lead-store.server.ts';
import { listRequests } from './privacy.server.ts';
import { auditLog } from './schema/audit.server.ts';
import { tasks } from './schema/crm.server.ts';
import { leads, people } from './schema/leads.server.ts';
import { outbox } from './schema/outbox.server.ts';
import { privacyRequests } from './schema/privacy.server.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const actor = { kind: 'staff', id: 'u1', name: 'Inès Caron' } as const;
const secret = 's'.repeat(32);

onEachDatabase('erasures', (open) => {
  const tables = [auditLog, leads, people, outbox, privacyRequests];
  const empty = async () => {
    await emptyCrm(open());
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const table of tables) await open().db.delete(table);
  };
  beforeEach(empty);

  /** A place for the file, which is not that of the database. */
  function aFile(): string {
    const directory = mkdtempSync(join(tmpdir(), 'iluma-erasures-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    return join(directory, 'erasures');
  }
  const kept = (file: string, { key = secret, now = noon } = {}) =>
    createErasureFile(file, key, () => now);

  const write = (email: string, name: string) =>
    createLeadStore(open()).receive(aMessage({ email, name }), async () => {});

  /** What stands in the database at the time of the backup, and again after its restore. */
  async function fill(): Promise<void> {
    await write('Ana.Roy@gmail.com', 'Ana Roy');
    await write('bob@exemple.example', 'Bob Lee');
    const { store } = openCrm(open(), { now: () => noon });
    const contact = { email: 'anaroy+iluma@gmail.com', phone: '', website: '' };
    await store.apply([
      { do: 'put', in: 'clients', on: null, record: aClient({ id: 'c1', contact }) },
      {
        do: 'put',
        in: 'tasks',
        on: null,
        record: aTask({ id: 't1', title: 'Écrire à (ana.roy@gmail.com).\nMerci' }),
      },
    ]);
  }

  const restore = async () => {
    await empty();
    await fill();
  };

  const erase = (file: string, email = 'ana.roy@gmail.com') => {
    const onErased = () => kept(file).note(open().db);
    return createPrivacyDesk({ database: open(), files: null, onErased, now: () => noon }).erase(
      email,
      actor,
    );
  };

  async function known(): Promise<string[]> {
    const found: string[] = [];
    for await (const email of addressesIn(open().db)) found.push(email);
    return found.filter((email) => /ana|bob/.test(email)).toSorted();
  }

  it('find addresses wherever they stand', async () => {
    await fill();
    expect(await known()).toEqual(
      expect.arrayContaining([
        'ana.roy@gmail.com',
        'anaroy+iluma@gmail.com',
        'anaroy@gmail.com',
        'bob@exemple.example',
      ]),
    );
  });

  it('are kept in a file that says of nobody who it is, and belongs to the server alone', async () => {
    const file = aFile();
    await fill();
    await erase(file);
    const [request] = await listRequests(open().db, 1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ id: request?.id });
    expect(readFileSync(file, 'utf8')).not.toMatch(/ana|roy|gmail/i);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  describe('after a restore', () => {
    it('are repeated, however the address is spelled there, and nobody else is touched', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await restore();
      expect(await known()).toContain('ana.roy@gmail.com');
      expect(await kept(file).settle(open())).toEqual({ repeated: 1, unreadable: 0 });
      expect(await known()).toEqual(['bob@exemple.example']);
      expect(await open().db.select().from(leads)).toHaveLength(1);
      const [task] = await open().db.select().from(tasks);
      expect(task?.title).not.toContain('ana');
      expect(await doneErasures(open().db)).toMatchObject([{ email: '', at: new Date(noon) }]);
    });

    it('are repeated once: who writes again later stays', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await restore();
      await kept(file).settle(open());
      await write('ana.roy@gmail.com', 'Ana Roy');
      expect(await kept(file).settle(open())).toEqual({ repeated: 0, unreadable: 0 });
      expect(await known()).toContain('ana.roy@gmail.com');
    });

    it('are not repeated on a backup that was taken after them', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await write('ana.roy@gmail.com', 'Ana Roy');
      expect(await kept(file).settle(open())).toEqual({ repeated: 0, unreadable: 0 });
      expect(await known()).toContain('ana.roy@gmail.com');
    });

    it('of another secret are counted, and left to people', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await restore();
      const other = kept(file, { key: 't'.repeat(32) });
      expect(await other.settle(open())).toEqual({ repeated: 0, unreadable: 1 });
      expect(await known()).toContain('ana.roy@gmail.com');
    });

    it('are known from the database that was replaced, where the file is not', async () => {
      await fill();
      await erase(aFile());
      const found = await doneErasures(open().db);
      await restore();
      const file = aFile();
      kept(file).add(found);
      expect(await kept(file).settle(open())).toEqual({ repeated: 1, unreadable: 0 });
      expect(await known()).toEqual(['bob@exemple.example']);
    });
  });

  it('are forgotten with the register', async () => {
    const file = aFile();
    await fill();
    await erase(file);
    await restore();
    const later = kept(file, { now: Date.UTC(2029, 0, 16) });
    expect(await later.settle(open())).toEqual({ repeated: 0, unreadable: 0 });
  });
});
