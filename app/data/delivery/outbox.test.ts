/* oxlint-disable no-await-in-loop -- one thing after the other is what these tests are about */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createEncryption } from '#app/data/secrets/encryption.server.ts';
import type { KeptMail } from '#app/domain/delivery/mail-request.ts';
import {
  DeliveryFailure,
  givenUpFor,
  leaseTime,
  retryRules,
  type NewMessage,
} from '#app/domain/delivery/outbox.ts';
import { onEachDatabase } from '../../../test/databases.ts';
import { mailEncryptionPurpose, encryptMail } from './encrypted-mail.server.ts';
import { readMailFailures, retryWaitingMails } from './failed-mails.server.ts';
import { listMessages } from './outbox-list.server.ts';
import { createOutboxWorker, type OutboxWorkerSettings } from './outbox-worker.server.ts';
import { enqueue as enqueueIn, replay, settle, claimDue } from './outbox.server.ts';
import { outbox } from './schema.server.ts';
import type { Deliver } from './topic-worker.server.ts';

const noon = Date.UTC(2026, 0, 15, 12);
const at = (milliseconds: number) => new Date(noon + milliseconds);

const request = {
  template: 'lead-confirmation',
  to: 'ana@exemple.example',
  language: 'fr',
  values: {
    name: 'Ana',
    reference: 'IL-0000-0000',
    statusUrl: 'https://iluma.example/s',
    subject: '',
  },
} as const satisfies KeptMail;

const mail = (dedupeKey: string | null = null, about = 'Ana@Exemple.example'): NewMessage => ({
  topic: 'mail',
  payload: request,
  dedupeKey,
  about,
});

const event = { type: 'ping', timestamp: at(0).toISOString(), data: {} } as const;

const webhook: NewMessage = {
  topic: 'webhook',
  payload: { endpointId: '00000000-0000-7000-8000-000000000000', event },
  dedupeKey: null,
  about: null,
};

const reset: NewMessage = {
  topic: 'mail',
  payload: encryptMail(createEncryption('a secret of tests', mailEncryptionPurpose), {
    template: 'staff-reset',
    to: 'ines@iluma.example',
    language: 'fr',
    values: { name: 'Inès', url: 'https://iluma.example/r/secret', expiresAt: at(0).toISOString() },
  }),
  dedupeKey: null,
  about: null,
};

onEachDatabase('the outbox', (open) => {
  beforeEach(() => open().db.delete(outbox));

  const enqueue = (...messages: NewMessage[]) => open().tx((t) => enqueueIn(t, at(0), ...messages));
  const rows = () => open().db.select().from(outbox);
  const take = (milliseconds: number, limit = 10) =>
    claimDue(open().db, { topic: 'mail', now: at(milliseconds), limit });

  describe('enqueueing', () => {
    it('enqueues nothing when the transaction is rolled back', async () => {
      const failing = open().tx(async (t) => {
        await enqueueIn(t, at(0), mail(), mail());
        throw new Error('stop');
      });
      await expect(failing).rejects.toThrow('stop');
      expect(await rows()).toEqual([]);
    });

    it('enqueues one message per dedupe key, also concurrently', async () => {
      await Promise.all(Array.from({ length: 20 }, () => enqueue(mail('lead:1'))));
      await enqueue(mail('lead:1'), mail('lead:2'));
      const keys = new Set((await rows()).map(({ dedupeKey }) => dedupeKey));
      expect(await rows()).toHaveLength(2);
      expect(keys).toEqual(new Set(['lead:1', 'lead:2']));
    });

    it('enqueues every message without a dedupe key', async () => {
      await enqueue(mail(), mail());
      expect(await rows()).toHaveLength(2);
    });

    it('stores the address of the person in lower case', async () => {
      await enqueue(mail());
      expect(await rows()).toMatchObject([{ about: 'ana@exemple.example' }]);
    });

    it('removes characters that the database rejects from payloads', async () => {
      const values = { ...request.values, name: 'A\u0000n\uD800a' };
      await enqueue({ ...mail(), payload: { ...request, values } } as NewMessage);
      expect(await rows()).toMatchObject([{ payload: { values: { name: 'An\uFFFDa' } } }]);
    });
  });

  describe('claiming', () => {
    it('gives each message to one of many concurrent workers', async () => {
      await enqueue(...Array.from({ length: 30 }, () => mail()));
      const taken = await Promise.all(Array.from({ length: 10 }, () => take(0, 4)));
      const ids = taken.flat().map(({ id }) => id);
      expect(taken.every((each) => each.length <= 4)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await take(0, 30);
      expect(new Set([...ids, ...rest.map(({ id }) => id)]).size).toBe(30);
    });

    it('claims due messages of one topic, and counts attempts', async () => {
      await enqueue(mail(), webhook);
      expect(await take(0)).toMatchObject([{ topic: 'mail', payload: request, attempt: 1 }]);
      expect(await take(0)).toEqual([]);
    });

    it('claims new and failed messages after the clock is set back a day', async () => {
      const day = 24 * 3_600_000;
      await open().tx((t) => enqueueIn(t, at(day), mail(), mail()));
      const [failed] = await take(day, 1);
      if (!failed) throw new Error('Not claimed');
      const until = at(day + 10_000);
      await settle(open().db, failed, { state: 'waiting', error: 'busy', until }, at(day));
      expect(await take(0)).toHaveLength(2);
      expect(await take(0)).toEqual([]);
    });

    it('claims a message again after the lease of a dead worker', async () => {
      await enqueue(mail());
      const [lost] = await take(0);
      expect(await take(leaseTime - 1)).toEqual([]);
      const [found] = await take(leaseTime);
      expect(found).toEqual({ ...lost, attempt: 2 });
    });

    it('ignores the outcome of a worker whose lease has expired', async () => {
      await enqueue(mail());
      const [late] = await take(0);
      const [prompt] = await take(leaseTime);
      if (!late || !prompt) throw new Error('nothing was taken');
      const now = at(leaseTime + 1);
      expect(await settle(open().db, late, { state: 'dead', error: 'late' }, now)).toBe(false);
      expect(await settle(open().db, prompt, { state: 'sent' }, now)).toBe(true);
      expect(await settle(open().db, prompt, { state: 'dead', error: 'twice' }, now)).toBe(false);
      expect(await rows()).toMatchObject([{ sentAt: now, deadAt: null, lastError: null }]);
    });
  });

  describe('retrying waiting mails', () => {
    it('makes failed mails due with all their attempts, but not those claimed by a worker', async () => {
      const { db } = open();
      const fail = async (now: number) => {
        const [claimed] = await take(now, 1);
        if (!claimed) throw new Error('Not claimed');
        const until = at(now + 3_600_000);
        await settle(db, claimed, { state: 'waiting', error: 'busy', until }, at(now));
      };
      await enqueue(mail(), mail(), mail(), webhook);
      await fail(0);
      await fail(0);
      // A worker has claimed the third email, and one that failed before.
      await take(3_600_000, 2);
      const waiting = [{ code: 'busy', count: 2, since: at(0).toISOString() }];
      expect(await readMailFailures(db, at(0))).toEqual({ waiting, givenUp: [] });
      expect(await retryWaitingMails(db, at(3_600_000 + 1))).toBe(1);
      const again = await take(3_600_000 + 1);
      expect(again).toMatchObject([{ attempt: 1 }]);
      // The worker that had claimed the other has stopped.
      expect(await retryWaitingMails(db, at(3_600_000 + leaseTime))).toBe(1);
    });
  });

  it('lists failures of given-up mails for a week, the most frequent first', async () => {
    const { db } = open();
    await enqueue(mail(), mail(), mail(), webhook);
    const claimed = await take(0);
    for (const [index, error] of ['no-address', 'refused', 'refused'].entries()) {
      const message = claimed[index];
      if (!message) throw new Error('Not claimed');
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await settle(db, message, { state: 'dead', error }, at(1000));
    }
    const since = at(0).toISOString();
    const givenUp = [
      { code: 'refused', count: 2, since },
      { code: 'no-address', count: 1, since },
    ];
    expect(await readMailFailures(db, at(givenUpFor))).toEqual({ waiting: [], givenUp });
    expect(await readMailFailures(db, at(1000 + givenUpFor))).toMatchObject({ givenUp: [] });
    expect(await retryWaitingMails(db, at(2000))).toBe(0);
  });

  describe('the worker', () => {
    let clock = noon;
    let sent: string[] = [];
    let reported: unknown[] = [];
    beforeEach(() => {
      clock = noon;
      sent = [];
      reported = [];
    });

    const worker = (
      deliver: Deliver<'mail'> = async ({ id }) => void sent.push(id),
      others: Partial<OutboxWorkerSettings> = {},
    ) =>
      createOutboxWorker({
        database: open(),
        deliver: {
          mail: deliver,
          webhook: async ({ id }) => void sent.push(id),
          push: async () => {},
        },
        now: () => clock,
        random: () => 0.5,
        report: (error) => reported.push(error),
        schedule: () => () => undefined,
        ...others,
      });

    it('leaves remaining messages to the next poll while others wait for the database', async () => {
      await enqueue(...Array.from({ length: 9 }, () => mail()));
      let isBusy = true;
      const { db } = open();
      const delivering = Promise.withResolvers<void>();
      const polls: (() => void)[] = [];
      const looking = worker(
        async ({ id }) => {
          sent.push(id);
          await delivering.promise;
        },
        {
          database: { db, isBusy: () => isBusy },
          schedule: (poll) => {
            polls.push(poll);
            return () => undefined;
          },
        },
      );
      looking.start();
      await vi.waitUntil(() => polls.length === 1);
      delivering.resolve();
      await vi.waitUntil(async () => (await rows()).filter(({ sentAt }) => sentAt).length === 4);
      expect(sent).toHaveLength(4);
      isBusy = false;
      polls.shift()?.();
      await vi.waitUntil(() => sent.length === 9);
      await looking.stop();
    });

    it('sends each message once with several workers', async () => {
      await enqueue(...Array.from({ length: 40 }, () => mail()), webhook, webhook);
      const workers = [worker(), worker(), worker()];
      await Promise.all(workers.map((each) => each.drain()));
      expect(sent.toSorted()).toEqual((await rows()).map(({ id }) => id).toSorted());
      expect((await rows()).every(({ sentAt }) => sentAt?.getTime() === noon)).toBe(true);
    });

    it('retries with increasing waits, and gives up with the last error', async () => {
      await enqueue(mail());
      const waits: number[] = [];
      const failing = worker(async ({ attempt }) => {
        throw new DeliveryFailure(`refused-${attempt}`);
      });
      for (;;) {
        await failing.drain();
        const [row] = await rows();
        if (!row || row.deadAt) break;
        waits.push(row.dueAt.getTime() - clock);
        clock = row.dueAt.getTime();
      }
      expect(waits.map((wait) => wait / 1000)).toEqual([
        10, 40, 160, 640, 2560, 10_240, 21_600, 21_600, 21_600,
      ]);
      expect(await rows()).toMatchObject([{ attempts: 10, lastError: 'refused-10' }]);
      expect(reported).toEqual([]);
    });

    it('gives up at once on a final failure, and waits as long as a receiver asks', async () => {
      await enqueue(mail('a'), mail('b'));
      let isFirst = true;
      await worker(async () => {
        const options = isFirst ? { isFinal: true } : { retryAfter: 600_000 };
        isFirst = false;
        throw new DeliveryFailure('no', options);
      }).drain();
      const [dead, waiting] = (await rows()).toSorted((a) => (a.deadAt ? -1 : 1));
      expect(dead).toMatchObject({ attempts: 1, lastError: 'no', deadAt: at(0) });
      expect(waiting).toMatchObject({ attempts: 1, deadAt: null, dueAt: at(600_000) });
    });

    it('reports an unexpected error, and keeps its message out of the table', async () => {
      await enqueue(mail());
      const mistake = new Error('Ana wrote: hello');
      await worker(async () => {
        throw mistake;
      }).drain();
      expect(reported).toEqual([mistake]);
      expect(await rows()).toMatchObject([{ lastError: 'broken', deadAt: null }]);
    });

    it('gives up a message whose worker dies at each attempt', async () => {
      await enqueue(mail());
      for (let life = 0; life < retryRules.attempts; life += 1) await take(life * leaseTime);
      clock = noon + retryRules.attempts * leaseTime;
      await worker().drain();
      expect(sent).toEqual([]);
      expect(await rows()).toMatchObject([{ lastError: 'abandoned', deadAt: new Date(clock) }]);
    });

    it('is not delayed by a receiver of another topic', async () => {
      await enqueue(...Array.from({ length: 20 }, () => mail()), webhook);
      const hanging = worker(
        (_message, signal) =>
          new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          ),
        {
          schedule: (callback, wait) => (
            wait === 5000 && queueMicrotask(callback),
            () => undefined
          ),
        },
      );
      hanging.start();
      while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
      await hanging.stop();
      expect(sent).toHaveLength(1);
    });

    it('releases deliveries that stopping aborted, without counting the attempt', async () => {
      await enqueue(mail());
      let begun: () => void = () => undefined;
      const hasBegun = new Promise<void>((resolve) => (begun = resolve));
      const hanging = worker(
        (_message, signal) => {
          begun();
          return new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          );
        },
        {
          schedule: (callback, wait) => (
            wait === 5000 && queueMicrotask(callback),
            () => undefined
          ),
        },
      );
      hanging.start();
      await hasBegun;
      await hanging.stop();
      expect(await rows()).toMatchObject([
        { attempts: 0, dueAt: at(0), sentAt: null, lastError: null },
      ]);
      await worker().drain();
      expect(sent).toHaveLength(1);
    });

    it('polls every two seconds, less often during an outage of the database, which it reports once', async () => {
      const waits: number[] = [];
      let ring: () => void = () => undefined;
      let isAway = false;
      const schedule = (callback: () => void, wait: number) => {
        waits.push(wait);
        ring = callback;
        return () => undefined;
      };
      const { db } = open();
      const flaky = new Proxy(db, {
        get: (target, name, receiver) => {
          if (isAway && name === 'update') throw new Error('away');
          const value: unknown = Reflect.get(target, name, receiver);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      const looking = worker(undefined, { database: { db: flaky, isBusy: () => false }, schedule });
      const next = async (count: number) => {
        while (waits.length < count) await new Promise((resolve) => setImmediate(resolve));
      };
      looking.start();
      await next(1);
      isAway = true;
      for (let count = 2; count <= 7; count += 1) {
        ring();
        await next(count);
      }
      isAway = false;
      await enqueue(mail());
      ring();
      await next(8);
      await looking.stop();
      expect(waits.slice(0, 8)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000, 2000]);
      expect(reported).toHaveLength(1);
      expect(sent).toHaveLength(1);
    });
  });

  describe('the list of messages', () => {
    const list = (options = {}) => listMessages(open().db, { limit: 10, ...options });

    it('lists every message with its state, newest first, page by page', async () => {
      await open().tx((t) => enqueueIn(t, at(0), mail('first')));
      await open().tx((t) => enqueueIn(t, at(1000), webhook));
      const [newest] = await list({ limit: 1 });
      expect(newest).toMatchObject({ topic: 'webhook', state: 'waiting', attempts: 0 });
      expect(await list({ limit: 1, before: newest })).toMatchObject([{ topic: 'mail' }]);
      expect(await list({ topic: 'mail' })).toHaveLength(1);
    });

    it('lists messages of one state', async () => {
      await enqueue(mail('a'), mail('b'), mail('c'));
      const [a, b] = await take(0, 2);
      if (!a || !b) throw new Error('nothing was taken');
      await settle(open().db, a, { state: 'sent' }, at(1));
      await settle(open().db, b, { state: 'dead', error: 'no' }, at(2));
      expect(await list({ state: 'sent' })).toMatchObject([{ id: a.id, at: at(1) }]);
      expect(await list({ state: 'dead' })).toMatchObject([
        { id: b.id, at: at(2), lastError: 'no' },
      ]);
      expect(await list({ state: 'waiting' })).toHaveLength(1);
    });

    it('replays a dead or sent message with all attempts and the same id', async () => {
      await enqueue(mail());
      const [taken] = await take(0);
      if (!taken) throw new Error('nothing was taken');
      expect(await replay(open().db, taken.id, at(1))).toBe(false);
      await settle(open().db, taken, { state: 'dead', error: 'no' }, at(1));
      expect(await replay(open().db, taken.id, at(2))).toBe(true);
      expect(await take(2)).toEqual([{ ...taken, attempt: 1 }]);
    });

    it('never shows a link that opens an account, and deletes it once it is sent', async () => {
      await enqueue(reset);
      expect(await list()).toMatchObject([{ payload: null }]);
      const [taken] = await take(0);
      expect(taken?.payload).toEqual(reset.payload);
      if (taken) await settle(open().db, taken, { state: 'sent' }, at(1));
      const [row] = await open()
        .db.select()
        .from(outbox)
        .where(eq(outbox.id, taken?.id ?? ''));
      expect(row?.payload).toBeNull();
      expect(await replay(open().db, taken?.id ?? '', at(2))).toBe(false);
    });
  });
});
