import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createPrivacyService } from '#app/application/privacy/privacy-service.server.ts';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { addAudit } from '#app/data/audit/audit-store.server.ts';
import { audits } from '#app/data/audit/schema.server.ts';
import { addressesIn } from '#app/data/crm/known-addresses.server.ts';
import { tasks } from '#app/data/crm/schema.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import { addEndpoint, webhookEncryptionPurpose } from '#app/data/delivery/webhooks.server.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { createLeadStore } from '#app/data/leads/lead-store.server.ts';
import { leads, people } from '#app/data/leads/schema.server.ts';
import { savedViews } from '#app/data/saved-views/schema.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { apiKeys } from '#app/data/staff/api-keys-schema.server.ts';
import { createApiKeyStore } from '#app/data/staff/api-keys.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { aMessage } from '../../../test/a-message.ts';
import { aClient, aTask } from '../../../test/contracts/crm-samples.ts';
import { emptyCrm, openCrm } from '../../../test/crm.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { anAccount } from '../../../test/team.ts';
import { createErasureFile, doneErasures } from './erasures.server.ts';
import { listRequests } from './privacy-requests.server.ts';
import { exportPerson } from './privacy.server.ts';
import { privacyRequests } from './schema.server.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const actor = { kind: 'staff', id: 'u1', name: 'Inès Caron' } as const;
const secret = 's'.repeat(32);

onEachDatabase('erasures', (open) => {
  const tables = [auditLog, leads, people, outbox, privacyRequests, audits, apiKeys, staff];
  const empty = async () => {
    await emptyCrm(open());
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const table of tables) await open().db.delete(table);
  };
  beforeEach(empty);

  /** A location for the file, separate from the database's. */
  function aFile(): string {
    const directory = mkdtempSync(join(tmpdir(), 'iluma-erasures-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    return join(directory, 'erasures');
  }
  const kept = (file: string, { key = secret, now = noon } = {}) =>
    createErasureFile(file, key, () => now);

  const write = (email: string, name: string) =>
    createLeadStore(open()).receive(aMessage({ email, name }), async () => {});

  /** The database's rows at the time of the backup, and again after its restore. */
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
    const onErased = () => kept(file).record(open().db);
    return createPrivacyService({ database: open(), onErased, now: () => noon }).erase(
      email,
      actor,
    );
  };

  async function known(): Promise<string[]> {
    const found: string[] = [];
    for await (const email of addressesIn(open().db)) found.push(email);
    return found.filter((email) => /ana|bob/.test(email)).toSorted();
  }

  it('addresses are found anywhere in the database', async () => {
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

  it('a batch of events is exported and erased only for the events about the person', async () => {
    await open().tx((t) =>
      addEndpoint(
        t,
        createEncryption(secret, webhookEncryptionPurpose),
        { url: 'https://hooks.example/in', description: '', events: ['client.created'] },
        new Date(noon),
      ),
    );
    onTestFinished(async () => void (await open().db.delete(webhookEndpoints)));
    const { store } = openCrm(open(), { now: () => noon });
    await store.apply(
      ['ana.roy@gmail.com', 'bob@exemple.example'].map((email, at) => {
        const contact = { email, phone: '', website: '' };
        return { do: 'put', in: 'clients', on: null, record: aClient({ id: `c${at}`, contact }) };
      }),
    );
    const sent = async () => {
      const rows = await open().db.select().from(outbox).where(eq(outbox.topic, 'webhook'));
      return JSON.stringify(rows.map(({ payload }) => payload));
    };
    expect(await sent()).toMatch(/ana\.roy.*bob/);
    const { outgoing = [] } = await exportPerson(open().db, 'ana.roy@gmail.com');
    expect(JSON.stringify(outgoing)).toMatch(/^(?=.*ana\.roy)(?!.*bob)/);
    await erase(aFile());
    expect(await sent()).toMatch(/^(?=.*bob)(?!.*ana\.roy)/);
  });

  it('erasures are recorded when the data directory does not exist yet', async () => {
    const file = join(dirname(aFile()), 'not', 'there', 'erasures');
    await fill();
    await erase(file);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
    expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
  });

  it('erasures are recorded in a file that identifies no one, readable by its owner only', async () => {
    const file = aFile();
    await fill();
    await erase(file);
    const [request] = await listRequests(open().db, 1);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ id: request?.id });
    expect(readFileSync(file, 'utf8')).not.toMatch(/ana|roy|gmail/i);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  describe('after a restore', () => {
    it('are repeated for every spelling of the address, and for no one else', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await restore();
      expect(await known()).toContain('ana.roy@gmail.com');
      expect(await kept(file).repeatMissing(open())).toEqual({ repeated: 1, unreadable: 0 });
      expect(await known()).toEqual(['bob@exemple.example']);
      expect(await open().db.select().from(leads)).toHaveLength(1);
      const [task] = await open().db.select().from(tasks);
      expect(task?.title).not.toContain('ana');
      expect(await doneErasures(open().db)).toMatchObject([{ email: '', at: new Date(noon) }]);
    });

    it('are repeated on mails kept in the outbox', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await restore();
      const to = 'ana.roy@gmail.com';
      const values = {
        name: 'Ana',
        change: 'password' as const,
        undo: 'account' as const,
        by: 'Ana',
        at: '',
      };
      const payload = { template: 'staff-grave-change', to, language: 'fr', values } as const;
      const at = new Date(noon);
      const sent = { attempts: 1, createdAt: at, dueAt: at, sentAt: at, mailText: `To: ${to}` };
      const mail = { topic: 'mail', payload, about: to, ...sent } as const;
      await open()
        .db.insert(outbox)
        .values({ id: newId(noon), ...mail });
      await kept(file).repeatMissing(open());
      const left = await open().db.select().from(outbox);
      expect(left.filter(({ mailText }) => mailText !== null)).toEqual([]);
    });

    it('are repeated on audits, API keys and saved views without a lead or client', async () => {
      const file = aFile();
      await erase(file);
      const wish = { address: 'https://roy.example/', host: 'roy.example', site: 'roy.example' };
      const asked = { requester: 'visitor', language: 'fr', clientId: null } as const;
      const email = 'anaroy+ila@gmail.com';
      const { db } = open();
      const audit = { ...wish, ...asked, comparedTo: null, email };
      await addAudit(db, audit, null, new Date(noon));
      await createApiKeyStore(open(), () => noon).create(
        { name: 'Pour ana.roy@gmail.com', scopes: [], expiresAt: null },
        actor,
      );
      const staffId = newId(noon);
      await db.insert(staff).values(anAccount({ id: staffId, email: 'ines@iluma.example' }));
      await db.insert(savedViews).values({
        id: newId(noon),
        staffId,
        section: 'clients',
        name: 'Vue',
        nameKey: 'vue',
        query: 'statut=actif&q=ana.roy%2Bvue%40gmail.com',
        isShared: false,
        createdAt: new Date(noon),
      });
      await kept(file).repeatMissing(open());
      expect(await known()).toContain('ana.roy@gmail.com');
      await db.delete(privacyRequests);
      await kept(file).repeatMissing(open());
      expect(await known()).toEqual([]);
      expect(await db.select().from(audits)).toEqual([]);
      expect(await db.select().from(savedViews)).toEqual([]);
    });

    it('are repeated once: a person who writes again later is kept', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await restore();
      await kept(file).repeatMissing(open());
      await write('ana.roy@gmail.com', 'Ana Roy');
      expect(await kept(file).repeatMissing(open())).toEqual({ repeated: 0, unreadable: 0 });
      expect(await known()).toContain('ana.roy@gmail.com');
    });

    it('are not repeated on a backup taken after them', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await write('ana.roy@gmail.com', 'Ana Roy');
      expect(await kept(file).repeatMissing(open())).toEqual({ repeated: 0, unreadable: 0 });
      expect(await known()).toContain('ana.roy@gmail.com');
    });

    it('under another secret are counted but not repeated', async () => {
      const file = aFile();
      await fill();
      await erase(file);
      await restore();
      const other = kept(file, { key: 't'.repeat(32) });
      expect(await other.repeatMissing(open())).toEqual({ repeated: 0, unreadable: 1 });
      expect(await known()).toContain('ana.roy@gmail.com');
    });

    it('are read from the replaced database when the file is missing', async () => {
      await fill();
      await erase(aFile());
      const found = await doneErasures(open().db);
      await restore();
      const file = aFile();
      kept(file).add(found);
      expect(await kept(file).repeatMissing(open())).toEqual({ repeated: 1, unreadable: 0 });
      expect(await known()).toEqual(['bob@exemple.example']);
    });
  });

  it('recorded erasures expire with the privacy requests', async () => {
    const file = aFile();
    await fill();
    await erase(file);
    await restore();
    const later = kept(file, { now: Date.UTC(2029, 0, 16) });
    expect(await later.repeatMissing(open())).toEqual({ repeated: 0, unreadable: 0 });
  });
});
