import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createFloodGuard } from '#app/application/leads/flood-guard.server.ts';
import { createPrivacyService } from '#app/application/privacy/privacy-service.server.ts';
import { company } from '#app/content/company/facts.ts';
import { emailOf } from '#app/content/mail/emails.ts';
import { listMessages, readMailText } from '#app/data/delivery/outbox-list.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { openDatabase, type Database } from '#app/data/engine/database.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import { hardLimit } from '#app/domain/leads/spam.ts';
import { createWebhooks } from '#app/services/webhooks/webhooks.ts';
import { createPostgresDatabase } from '../../../test/databases.ts';
import { createOutboxDelivery, openMailDelivery } from './outbox-delivery.server.ts';

vi.setConfig({ hookTimeout: 120_000 });

const noon = Date.UTC(2026, 0, 15, 12);
const ana = 'ana@exemple.example';
const server = inject('postgresUrl');

describe.skipIf(server === null)('two servers on one PostgreSQL, without an SMTP server', () => {
  let databases: Database[] = [];
  beforeAll(async () => {
    const url = await createPostgresDatabase(server ?? '');
    databases = [await openDatabase({ url }), await openDatabase({ url })];
  });
  afterAll(() => Promise.all(databases.map((database) => database.close())));

  /** One server with its own connections. */
  function aServer(index: 0 | 1) {
    const database = databases[index];
    if (!database) throw new Error('The database is not open');
    const encryption = createEncryption('a secret of tests', 'mails');
    const report = (error: unknown) => {
      throw error;
    };
    return {
      database,
      delivery: createOutboxDelivery({
        database,
        webhookEncryption: encryption,
        mailEncryption: encryption,
        mailDelivery: openMailDelivery(
          { smtpUrl: null, from: null },
          { sender: { name: company.name, address: company.email } },
        ),
        webhooks: createWebhooks({ allowed: [] }),
        push: null,
        emailOf,
        now: () => noon,
        random: () => 0.5,
        report,
      }),
      privacy: createPrivacyService({ database, now: () => noon }),
      keptMails: async () => {
        const mails = await listMessages(database.db, { state: 'kept', limit: 100 });
        return Promise.all(mails.map(({ id }) => readMailText(database.db, id)));
      },
      guard: createFloodGuard({
        database,
        budget: 1,
        now: () => noon,
        log: { dropped: () => {} },
        report,
      }),
    };
  }

  it('show all emails, whichever kept them, and none after an erasure by one', async () => {
    const [one, other] = [aServer(0), aServer(1)];
    const values = {
      name: 'Ana',
      change: 'password' as const,
      undo: 'account' as const,
      by: 'Ana',
      at: new Date(noon).toISOString(),
    };
    const payload = {
      template: 'staff-grave-change',
      language: 'fr',
      to: ana,
      values,
    } as const;
    const mails = Array.from({ length: 12 }, () => {
      return { topic: 'mail', payload, dedupeKey: null, about: ana } as const;
    });
    await one.database.tx((t) => enqueue(t, new Date(noon), ...mails));
    await Promise.all([one.delivery.drain(), other.delivery.drain()]);
    for (const each of [one, other]) {
      // oxlint-disable-next-line no-await-in-loop -- one server after the other
      const kept = await each.keptMails();
      expect(kept).toHaveLength(12);
      expect(kept.every((mail) => mail?.text.includes(`To: ${ana}`))).toBe(true);
    }
    const actor = { kind: 'staff', id: 'u1', name: 'Inès Caron' } as const;
    expect((await other.privacy.export(ana, actor)).outgoing).toHaveLength(12);
    await other.privacy.erase(ana, actor);
    expect(await one.keptMails()).toEqual([]);
  });

  it('count the messages of an address together', async () => {
    const guards = [aServer(0).guard, aServer(1).guard] as const;
    const sent = Array.from({ length: hardLimit.limit + 20 }, (_, index) =>
      guards[index % 2 ? 1 : 0].waitFor('192.0.2.1'),
    );
    const waits = await Promise.all(sent);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(hardLimit.limit);
  });
});
