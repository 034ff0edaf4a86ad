import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { emailOf } from '#app/content/mail/emails.ts';
import { listAudit } from '#app/data/audit-log/audit-log.server.ts';
import { auditLog } from '#app/data/audit-log/schema.server.ts';
import { readChangeCounts } from '#app/data/crm/change-feed.server.ts';
import { mailEncryptionPurpose, encryptMail } from '#app/data/delivery/encrypted-mail.server.ts';
import { listMessages, readMailText } from '#app/data/delivery/outbox-list.server.ts';
import { enqueue as enqueueIn, replay } from '#app/data/delivery/outbox.server.ts';
import { outbox } from '#app/data/delivery/schema.server.ts';
import { listDeliveries } from '#app/data/delivery/webhook-deliveries.server.ts';
import { webhookEndpoints } from '#app/data/delivery/webhooks-schema.server.ts';
import {
  addEndpoint,
  changeEndpoint,
  changeSecret,
  listEndpoints,
  ping,
  publish,
  subscribedEndpoints,
  removeEndpoint,
  webhookEncryptionPurpose,
} from '#app/data/delivery/webhooks.server.ts';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import type { NewMessage } from '#app/domain/delivery/outbox.ts';
import { formerSecretTime, type WebhookEvent } from '#app/domain/delivery/webhooks.ts';
import { operatorActor } from '#app/domain/staff/actor.ts';
import { secretFrom, signatureHeaders } from '#app/services/webhooks/sign.ts';
import { createWebhooks } from '#app/services/webhooks/webhooks.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { readMime } from '../../../test/mime.ts';
import { openSmtpSink } from '../../../test/smtp-sink.ts';
import { openWebhookReceiver, status, type Received } from '../../../test/webhook-receiver.ts';
import { createMailWatch, type MailWatch } from './mail-watch.ts';
import { createOutboxDelivery, openMailDelivery } from './outbox-delivery.server.ts';
import { sendWaitingMails } from './replay-message.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const at = (milliseconds: number) => new Date(noon + milliseconds);

const words = { emailOf, sender: { name: company.name, address: company.email } };
const sink = await openSmtpSink();
const receiver = await openWebhookReceiver();
const posts = {
  smtp: openMailDelivery({ smtpUrl: sink.url, from: 'site@iluma.example' }, words),
  none: openMailDelivery({ smtpUrl: null, from: null }, words),
};
afterAll(async () => {
  posts.smtp.mail?.close();
  receiver.close();
  await sink.close();
});

const webhookEncryption = createEncryption(
  'a secret of thirty-two characters',
  webhookEncryptionPurpose,
);
const mailEncryption = createEncryption('a secret of thirty-two characters', mailEncryptionPurpose);

function confirmation(to: string, name = 'Ana'): NewMessage {
  const values = {
    name,
    reference: 'IL-7K2M-40QX',
    statusUrl: 'https://iluma.example/fr/suivi?reference=IL-7K2M-40QX',
    subject: '',
  };
  return {
    topic: 'mail',
    dedupeKey: null,
    about: to,
    payload: { template: 'lead-confirmation', to, language: 'fr', values },
  };
}

const event: WebhookEvent = {
  type: 'lead.created',
  timestamp: at(0).toISOString(),
  data: { reference: 'IL-7K2M-40QX' },
};

onEachDatabase('delivery of the outbox', (open) => {
  let clock = noon;
  beforeEach(async () => {
    clock = noon;
    sink.caught.length = 0;
    receiver.received.length = 0;
    receiver.answerWith(status(200));
    await open().db.delete(outbox);
    await open().db.delete(webhookEndpoints);
  });

  const outbound = (
    mailDelivery = posts.smtp,
    decryptedBy = mailEncryption,
    onMailSettled: MailWatch['settled'] = () => {},
  ) =>
    createOutboxDelivery({
      database: open(),
      webhookEncryption,
      mailEncryption: decryptedBy,
      mailDelivery,
      webhooks: createWebhooks({ allowed: ['127.0.0.1'] }),
      push: null,
      emailOf,
      onMailSettled,
      now: () => clock,
      random: () => 0.5,
      report: (error) => {
        throw error;
      },
    });
  const enqueue = (...messages: NewMessage[]) => open().tx((t) => enqueueIn(t, at(0), ...messages));
  const list = () => listMessages(open().db, { limit: 10 });

  describe('mail', () => {
    it('sends a confirmation in the visitor’s language, with a status link', async () => {
      await enqueue(confirmation('ana@exemple.example'));
      await outbound().drain();
      expect(sink.caught).toMatchObject([
        { from: 'site@iluma.example', to: ['ana@exemple.example'] },
      ]);
      const { headers, bodies } = readMime(sink.caught[0]?.raw ?? '');
      expect(headers.get('subject')).toEqual(['Votre demande est arrivée (IL-7K2M-40QX)']);
      for (const body of ['text/plain', 'text/html']) {
        expect(bodies.get(body)).toMatch(/Bonjour Ana,[\s\S]*24h ouvrables/);
        expect(bodies.get(body)).toContain('https://iluma.example/fr/suivi?reference=IL-7K2M-40QX');
      }
      expect(await list()).toMatchObject([{ state: 'sent', lastError: null }]);
    });

    it('retries an email while the server is busy, and gives up on an unknown mailbox', async () => {
      await enqueue(confirmation('ana@exemple.example'));
      sink.refuseWith({ code: 450, words: 'busy' });
      await outbound().drain();
      expect(await list()).toMatchObject([{ state: 'waiting', lastError: 'smtp-eenvelope-450' }]);
      sink.refuseWith({ code: 550, words: 'nobody' });
      clock += 10_000;
      await outbound().drain();
      sink.refuseWith(null);
      expect(await list()).toMatchObject([
        { state: 'dead', attempts: 2, lastError: 'smtp-eenvelope-550' },
      ]);
    });

    it('reports failing emails at once, and resends them when staff ask for it', async () => {
      const told: object[] = [];
      const watch = createMailWatch(open(), {
        mailFailed: (failure) => told.push(failure),
        mailLeaves: () => told.push({ leaves: true }),
      });
      const worker = outbound(posts.smtp, mailEncryption, watch.settled);
      expect(await watch.waiting()).toBe(0);
      await enqueue(confirmation('ana@exemple.example'), confirmation('lea@exemple.example'));
      sink.refuseWith({ code: 450, words: 'ana@exemple.example is busy' });
      await worker.drain();
      const code = 'smtp-eenvelope-450';
      // Reported once for both, without the server's message.
      expect(told).toEqual([{ code, isGivenUp: false }]);
      expect(watch.failures()).toEqual(new Map([[code, 2]]));
      expect(await watch.waiting()).toBe(2);

      sink.refuseWith(null);
      clock += 1000;
      await worker.drain();
      expect(sink.caught).toEqual([]);
      const services = { database: open(), outbox: { ...worker, wake: () => {} } };
      expect(await sendWaitingMails(services, operatorActor, at(1000))).toBe(2);
      await worker.drain();
      expect(sink.caught).toHaveLength(2);
      expect(told).toEqual([{ code, isGivenUp: false }, { leaves: true }]);
      expect(await watch.waiting()).toBe(0);
      expect(await sendWaitingMails(services, operatorActor, at(2000))).toBe(0);
      const written = await listAudit(open().db, { entityId: 'mail', limit: 5 });
      expect(written).toMatchObject([{ action: 'message.send-now', after: { count: 2 } }]);
      await open().db.delete(auditLog);
    });

    it('tells administrators when emails fail, and when they leave after that', async () => {
      const changes = async () => (await readChangeCounts(open().db)).mails ?? 0;
      const before = await changes();
      const worker = outbound();
      await enqueue(confirmation('ana@exemple.example'));
      await worker.drain();
      expect(await changes()).toBe(before);
      sink.refuseWith({ code: 450, words: 'busy' });
      await enqueue(confirmation('lea@exemple.example'));
      await worker.drain();
      expect(await changes()).toBe(before + 1);
      sink.refuseWith(null);
      clock += 3_600_000;
      await worker.drain();
      expect(sink.caught).toHaveLength(2);
      expect(await changes()).toBe(before + 2);
    });

    it.each(['ana', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example'])(
      'gives up at once on the address %j',
      async (to) => {
        await enqueue(confirmation(to));
        await outbound().drain();
        expect(sink.caught).toEqual([]);
        expect(await list()).toMatchObject([{ state: 'dead', lastError: 'mail-no-address' }]);
      },
    );

    describe('with an account link', () => {
      const url = 'https://iluma.example/r/once';
      const values = { name: 'Inès', url, expiresAt: at(0).toISOString() };
      const to = 'ines@iluma.example';
      const payload = encryptMail(mailEncryption, {
        template: 'staff-reset',
        to,
        language: 'fr',
        values,
      });
      const reset = { topic: 'mail', dedupeKey: null, about: null, payload } as const;
      const kept = async () => JSON.stringify(await open().db.select().from(outbox));

      it('stores an email encrypted, sends it with its link, and then deletes it', async () => {
        await enqueue(reset);
        expect(await kept()).toContain('staff-reset');
        expect(await kept()).not.toMatch(/iluma\.example\/r|Inès/);
        await outbound().drain();
        const { bodies } = readMime(sink.caught[0]?.raw ?? '');
        expect(bodies.get('text/plain')).toContain(url);
        expect(await kept()).not.toContain('sealed');
      });

      it('gives up on an email encrypted with another secret', async () => {
        await enqueue(reset);
        await outbound(
          posts.smtp,
          createEncryption('another secret', mailEncryptionPurpose),
        ).drain();
        expect(sink.caught).toEqual([]);
        expect(await list()).toMatchObject([{ state: 'dead', lastError: 'mail-sealed' }]);
      });
    });

    describe('without an SMTP server', () => {
      it('keeps an email in the outbox, with its text', async () => {
        await enqueue(confirmation('ana@exemple.example'));
        await outbound(posts.none).drain();
        const [message] = await list();
        expect(message).toMatchObject({ state: 'kept', attempts: 1, at: at(0) });
        const { text } = (await readMailText(open().db, message?.id ?? '')) ?? {};
        expect(text).toContain('From: Iluma <bonjour@iluma.example>\nTo: ana@exemple.example');
        expect(text).toContain('Subject: Votre demande est arrivée (IL-7K2M-40QX)');
        expect(text).toContain('https://iluma.example/fr/suivi?reference=IL-7K2M-40QX');
      });

      it('sends a kept email when it is replayed with an SMTP server', async () => {
        await enqueue(confirmation('ana@exemple.example'));
        await outbound(posts.none).drain();
        const [message] = await list();
        const id = message?.id ?? '';
        expect(await replay(open().db, id, at(1))).toBe(true);
        expect(await readMailText(open().db, id)).toBeNull();
        clock += 1;
        await outbound().drain();
        expect(sink.caught).toMatchObject([{ to: ['ana@exemple.example'] }]);
        expect(await list()).toMatchObject([{ state: 'sent' }]);
      });

      it('keeps an email with an account link encrypted and unreadable', async () => {
        const url = 'https://iluma.example/r/once';
        const values = { name: 'Inès', url, expiresAt: at(0).toISOString() };
        const common = { to: 'ines@iluma.example', language: 'fr' } as const;
        const payload = encryptMail(mailEncryption, { ...common, template: 'staff-reset', values });
        await enqueue({ topic: 'mail', dedupeKey: null, about: null, payload });
        await outbound(posts.none).drain();
        const [row] = await open().db.select().from(outbox);
        expect(JSON.stringify(row)).not.toMatch(/iluma\.example\/r|Inès/);
        const text = Buffer.from(mailEncryption.decrypt(row?.mailText ?? '') ?? []).toString();
        expect(text).toContain(url);
        expect(await list()).toMatchObject([{ state: 'kept', payload: null }]);
        expect(await readMailText(open().db, row?.id ?? '')).toBeNull();
      });
    });
  });

  describe('webhooks', () => {
    const add = async (events: WebhookEvent['type'][] = ['lead.created'], url = receiver.url) => {
      const made = await open().tx((t) =>
        addEndpoint(t, webhookEncryption, { url, description: '', events }, at(0)),
      );
      return { id: made.id, secret: secretFrom(made.secret) };
    };
    const tell = (key = 'lead 1') =>
      open().tx(async (t) => {
        const endpoints = await subscribedEndpoints(t);
        await publish(t, [{ event, key, about: 'ana@exemple.example' }], { now: at(0), endpoints });
      });
    const log = (endpointId: string) => listDeliveries(open().db, { endpointId, limit: 10 });

    function isSignedBy(secret: string, got: Received | undefined): boolean {
      const id = String(got?.headers['webhook-id']);
      const timestamp = Number(got?.headers['webhook-timestamp']);
      const expected = signatureHeaders({ id, timestamp, body: got?.body ?? '' }, [secret]);
      const signatures = String(got?.headers['webhook-signature']).split(' ');
      return signatures.includes(expected['webhook-signature'] ?? '');
    }

    it('are sent once to each subscribed endpoint, signed with its secret', async () => {
      const wanting = await add(['lead.assigned', 'lead.created']);
      await add(['lead.assigned']);
      const off = await add();
      await open().tx((t) => changeEndpoint(t, off.id, { disabledAt: at(0) }));
      await tell();
      await tell();
      await outbound().drain();
      expect(receiver.received).toHaveLength(1);
      expect(JSON.parse(receiver.received[0]?.body ?? '')).toEqual(event);
      expect(isSignedBy(wanting.secret, receiver.received[0])).toBe(true);
      expect(await log(wanting.id)).toMatchObject([
        { event: 'lead.created', attempt: 1, status: 200, failure: null, at: at(0) },
      ]);
    });

    it('are retried after a failure under the same id, with each attempt logged', async () => {
      const { id } = await add();
      await tell();
      receiver.answerWith(status(500));
      await outbound().drain();
      clock += 10_000;
      receiver.answerWith(status(200));
      await outbound().drain();
      expect(await log(id)).toMatchObject([
        { attempt: 2, status: 200, failure: null },
        { attempt: 1, status: 500, failure: 'webhook-status-500' },
      ]);
      const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
      expect(new Set(ids).size).toBe(1);
    });

    it('can be replayed', async () => {
      const { id } = await add();
      await tell();
      receiver.answerWith(status(410));
      await outbound().drain();
      const [message] = await list();
      expect(message).toMatchObject({ state: 'dead', lastError: 'webhook-gone' });
      receiver.answerWith(status(200));
      expect(await replay(open().db, message?.id ?? '', at(1))).toBe(true);
      clock += 1;
      await outbound().drain();
      expect(await list()).toMatchObject([{ state: 'sent', attempts: 1 }]);
      expect(await log(id)).toHaveLength(2);
    });

    it('test an endpoint by a ping', async () => {
      const { id } = await add([]);
      await open().tx((t) => ping(t, id, at(0)));
      await outbound().drain();
      expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['ping']);
    });

    it('are signed with both secrets for a day after a change, then with the new one', async () => {
      const { id, secret } = await add();
      const fresh = await open().tx((t) => changeSecret(t, webhookEncryption, id, at(0)));
      const changed = secretFrom(fresh ?? new Uint8Array());
      await tell('one');
      await outbound().drain();
      clock += formerSecretTime;
      await tell('two');
      await outbound().drain();
      const [during, after] = receiver.received;
      expect([isSignedBy(secret, during), isSignedBy(changed, during)]).toEqual([true, true]);
      expect([isSignedBy(secret, after), isSignedBy(changed, after)]).toEqual([false, true]);
    });

    it('to a removed endpoint are given up', async () => {
      const { id } = await add();
      await tell();
      await open().tx((t) => removeEndpoint(t, id));
      await outbound().drain();
      expect(receiver.received).toEqual([]);
      expect(await list()).toMatchObject([{ state: 'dead', lastError: 'webhook-no-endpoint' }]);
      expect(await open().tx((t) => removeEndpoint(t, id))).toBe(false);
    });

    it('never reach private networks unless these are allowed', async () => {
      const { id } = await add(['lead.created'], 'http://169.254.169.254/latest/meta-data/');
      await tell();
      await outbound().drain();
      expect(await list()).toMatchObject([{ state: 'dead', lastError: 'webhook-address-refused' }]);
      expect(await log(id)).toMatchObject([{ status: null, failure: 'webhook-address-refused' }]);
    });

    it('have secrets that are stored encrypted and never shown', async () => {
      const { secret } = await add();
      const rows = await open().db.select().from(webhookEndpoints);
      const bytes = Buffer.from(secret.replace('whsec_', ''), 'base64');
      for (const shown of [rows, await listEndpoints(open().db)]) {
        const text = JSON.stringify(shown);
        for (const form of ['base64', 'base64url', 'hex'] as const)
          expect(text).not.toContain(bytes.toString(form).replaceAll('=', ''));
      }
    });
  });
});
