import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { company } from '#app/content/company/facts.ts';
import { letterOf } from '#app/content/mail/letters.ts';
import { enqueue as enqueueIn, listMessages, replay } from '#app/data/outbox.server.ts';
import { outbox } from '#app/data/schema/outbox.server.ts';
import { webhookEndpoints } from '#app/data/schema/webhooks.server.ts';
import { mailSealPurpose, sealMail } from '#app/data/sealed-mail.server.ts';
import { createSeal } from '#app/data/seal.server.ts';
import {
  addEndpoint,
  changeEndpoint,
  changeSecret,
  listDeliveries,
  listEndpoints,
  ping,
  publish,
  removeEndpoint,
} from '#app/data/webhooks.server.ts';
import type { NewMessage } from '#app/domain/outbox.ts';
import { formerSecretTime, type WebhookEvent } from '#app/domain/webhooks.ts';
import { secretFrom, signatureHeaders } from '#app/services/webhooks/sign.ts';
import { createWebhooks } from '#app/services/webhooks/webhooks.ts';
import { onEachDatabase } from '../../test/databases.ts';
import { readMime } from '../../test/mime.ts';
import { openSmtpSink } from '../../test/smtp-sink.ts';
import { openWebhookReceiver, status, type Received } from '../../test/webhook-receiver.ts';
import { createOutbound, openPost } from './outbound.server.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const at = (milliseconds: number) => new Date(noon + milliseconds);

const words = { letterOf, sender: { name: company.name, address: company.email } };
const sink = await openSmtpSink();
const receiver = await openWebhookReceiver();
const directory = await mkdtemp(join(tmpdir(), 'iluma-outbound-'));
const posts = {
  smtp: openPost({ smtpUrl: sink.url, from: 'site@iluma.example', directory }, words),
  files: openPost({ smtpUrl: null, from: null, directory }, words),
};
afterAll(async () => {
  posts.smtp.mail.close();
  receiver.close();
  await sink.close();
  await rm(directory, { recursive: true, force: true });
});

const seal = createSeal('a secret of thirty-two characters', 'webhooks');
const mailSeal = createSeal('a secret of thirty-two characters', mailSealPurpose);

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

onEachDatabase('what leaves the house', (open) => {
  let clock = noon;
  beforeEach(async () => {
    clock = noon;
    sink.caught.length = 0;
    receiver.received.length = 0;
    receiver.answerWith(status(200));
    await open().db.delete(outbox);
    await open().db.delete(webhookEndpoints);
  });

  const outbound = ({ mail } = posts.smtp, mailsOpenedBy = mailSeal) =>
    createOutbound({
      database: open(),
      seal,
      mailSeal: mailsOpenedBy,
      mail,
      webhooks: createWebhooks({ allowed: ['127.0.0.1'] }),
      letterOf,
      now: () => clock,
      random: () => 0.5,
      report: (error) => {
        throw error;
      },
    });
  const enqueue = (...messages: NewMessage[]) => open().tx((t) => enqueueIn(t, at(0), ...messages));
  const list = () => listMessages(open().db, { limit: 10 });

  describe('mail', () => {
    it('goes to the visitor in their language, with a link to what became of it', async () => {
      await enqueue(confirmation('ana@exemple.example'));
      await outbound().drain();
      expect(sink.caught).toMatchObject([
        { from: 'site@iluma.example', to: ['ana@exemple.example'] },
      ]);
      const { headers, bodies } = readMime(sink.caught[0]?.raw ?? '');
      expect(headers.get('subject')).toEqual(['Votre demande est arrivée (IL-7K2M-40QX)']);
      for (const body of ['text/plain', 'text/html'])
        expect(bodies.get(body)).toMatch(/Bonjour Ana,[\s\S]*24h ouvrables/);
      expect(await list()).toMatchObject([{ state: 'sent', lastError: null }]);
    });

    it('is tried again when the server is busy, and given up when nobody is there', async () => {
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

    it.each(['ana', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: x@y.example'])(
      'to %j is given up at once',
      async (to) => {
        await enqueue(confirmation(to));
        await outbound().drain();
        expect(sink.caught).toEqual([]);
        expect(await list()).toMatchObject([{ state: 'dead', lastError: 'mail-no-address' }]);
      },
    );

    describe('that opens an account', () => {
      const url = 'https://iluma.example/r/once';
      const values = { name: 'Inès', url, expiresAt: at(0).toISOString() };
      const to = 'ines@iluma.example';
      const payload = sealMail(mailSeal, { template: 'staff-reset', to, language: 'fr', values });
      const reset = { topic: 'mail', dedupeKey: null, about: null, payload } as const;
      const kept = async () => JSON.stringify(await open().db.select().from(outbox));

      it('waits sealed, leaves with its link, and is forgotten', async () => {
        await enqueue(reset);
        expect(await kept()).toContain('staff-reset');
        expect(await kept()).not.toMatch(/iluma\.example\/r|Inès/);
        await outbound().drain();
        const { bodies } = readMime(sink.caught[0]?.raw ?? '');
        expect(bodies.get('text/plain')).toContain(url);
        expect(await kept()).not.toContain('sealed');
      });

      it('is given up under another secret, in place of leaving without its words', async () => {
        await enqueue(reset);
        await outbound(posts.smtp, createSeal('another secret', mailSealPurpose)).drain();
        expect(sink.caught).toEqual([]);
        expect(await list()).toMatchObject([{ state: 'dead', lastError: 'mail-sealed' }]);
      });
    });

    it('is written down where there is no server, for staff to read', async () => {
      await enqueue(confirmation('ana@exemple.example'));
      await outbound(posts.files).drain();
      const [message] = await list();
      const text = await posts.files.files?.read(message?.id ?? '');
      expect(text).toContain('From: Iluma <bonjour@iluma.example>\nTo: ana@exemple.example');
      expect(text).toContain('https://iluma.example/fr/suivi?reference=IL-7K2M-40QX');
    });
  });

  describe('webhooks', () => {
    const add = async (events: WebhookEvent['type'][] = ['lead.created'], url = receiver.url) => {
      const made = await open().tx((t) =>
        addEndpoint(t, seal, { url, description: '', events }, at(0)),
      );
      return { id: made.id, secret: secretFrom(made.secret) };
    };
    const tell = (key = 'lead 1') =>
      open().tx((t) => publish(t, event, { key, about: 'ana@exemple.example', now: at(0) }));
    const log = (endpointId: string) => listDeliveries(open().db, { endpointId, limit: 10 });

    function isSignedBy(secret: string, got: Received | undefined): boolean {
      const id = String(got?.headers['webhook-id']);
      const timestamp = Number(got?.headers['webhook-timestamp']);
      const expected = signatureHeaders({ id, timestamp, body: got?.body ?? '' }, [secret]);
      const signatures = String(got?.headers['webhook-signature']).split(' ');
      return signatures.includes(expected['webhook-signature'] ?? '');
    }

    it('go once to whoever wants to know, signed with their own secret', async () => {
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

    it('are tried again after a failure, each attempt with a line in the log and the same id', async () => {
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

    it('can be tried with a ping', async () => {
      const { id } = await add([]);
      await open().tx((t) => ping(t, id, at(0)));
      await outbound().drain();
      expect(receiver.received.map(({ body }) => JSON.parse(body).type)).toEqual(['ping']);
    });

    it('are signed by both secrets for a day after a change, then by the new one', async () => {
      const { id, secret } = await add();
      const fresh = await open().tx((t) => changeSecret(t, seal, id, at(0)));
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

    it('to an endpoint that was removed are given up', async () => {
      const { id } = await add();
      await tell();
      await open().tx((t) => removeEndpoint(t, id));
      await outbound().drain();
      expect(receiver.received).toEqual([]);
      expect(await list()).toMatchObject([{ state: 'dead', lastError: 'webhook-no-endpoint' }]);
      expect(await open().tx((t) => removeEndpoint(t, id))).toBe(false);
    });

    it('never reach into our own networks unless they are allowed to', async () => {
      const { id } = await add(['lead.created'], 'http://169.254.169.254/latest/meta-data/');
      await tell();
      await outbound().drain();
      expect(await list()).toMatchObject([{ state: 'dead', lastError: 'webhook-address-refused' }]);
      expect(await log(id)).toMatchObject([{ status: null, failure: 'webhook-address-refused' }]);
    });

    it('keep their secrets sealed, and show them to nobody', async () => {
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
