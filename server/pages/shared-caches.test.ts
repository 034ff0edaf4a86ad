import { afterEach, expect, it, vi } from 'vitest';
import { openWebhookReceiver, status } from '../../test/webhook-receiver.ts';
import { createSharedCaches } from './shared-caches.ts';

const caches: Awaited<ReturnType<typeof openWebhookReceiver>>[] = [];

afterEach(() => caches.splice(0).forEach(({ close }) => close()));

async function aCache(...[answer]: Parameters<typeof openWebhookReceiver>) {
  const cache = await openWebhookReceiver(answer);
  caches.push(cache);
  return { ...cache, origin: new URL(cache.url).origin };
}

function purging(origins: readonly string[], repeatAfter = 60_000) {
  const report = vi.fn<(error: unknown) => void>();
  return { report, ...createSharedCaches(origins, { report, retryAfter: 10, repeatAfter }) };
}

it('every cache gets a PURGE by surrogate key, and another one a little later', async () => {
  const [one, other] = [await aCache(), await aCache()];
  const { purge, report } = purging([one.origin, other.origin], 20);
  purge();
  for (const { received } of [one, other]) {
    // oxlint-disable-next-line no-await-in-loop -- one cache after the other
    await expect.poll(() => received.length).toBe(2);
    expect(received[1]).toMatchObject({ method: 'PURGE', headers: { 'surrogate-key': 'pages' } });
  }
  expect(report).not.toHaveBeenCalled();
});

it('a failing cache is retried until it purges, is reported once, and delays no other', async () => {
  const [failing, working] = [await aCache(status(503)), await aCache()];
  const { purge, report } = purging([failing.origin, 'http://127.0.0.1:1', working.origin]);
  purge();
  await expect.poll(() => failing.received.length).toBeGreaterThan(2);
  expect(working.received).toHaveLength(1);
  expect(report).toHaveBeenCalledTimes(2);
  expect(String(report.mock.calls[0]?.[0])).not.toBe(String(report.mock.calls[1]?.[0]));
  failing.answerWith((response) => response.end());
  const tries = failing.received.length;
  await expect.poll(() => failing.received.length).toBeGreaterThan(tries);
  purge();
  await expect.poll(() => working.received.length).toBe(2);
});

it('a change during a purge causes one more purge', async () => {
  const answers: (() => void)[] = [];
  const cache = await aCache((response) => answers.push(() => response.end()));
  const { purge } = purging([cache.origin]);
  purge();
  await expect.poll(() => answers.length).toBe(1);
  purge();
  purge();
  answers[0]?.();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  purge();
  await expect.poll(() => answers.length).toBe(3);
  answers[2]?.();
});

it('a server that stops purges once more, without waiting for unreachable caches', async () => {
  const cache = await aCache();
  await purging([cache.origin, 'http://127.0.0.1:1']).close();
  expect(cache.received).toHaveLength(1);
});
