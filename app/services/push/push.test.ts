import { createECDH } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { PushNote } from '#app/domain/notifications/push.ts';
import { decryptPush, openPushService, readVapid, vapid } from '../../../test/push-service.ts';
import { createPushSender } from './push.ts';

const service = await openPushService();
afterAll(() => service.close());
beforeEach(() => service.reset());

const now = Date.now();
const note: PushNote = {
  title: 'CRM d’Iluma',
  body: 'Nouvelle demande',
  lang: 'fr',
  address: '/fr/crm-complet?onglet=demandes',
  tag: 'a-notification',
};
const settings = { ...vapid, allowed: ['127.0.0.1'] };
const sender = createPushSender(settings);
const browser = service.newBrowser('ada');
const call = { subscription: browser.subscription, note, now };

it('the decryption in these tests matches RFC 8291, appendix A', () => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN';
  const auth = Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url');
  expect(decryptPush(Buffer.from(body, 'base64url'), pair, auth)).toBe(
    'When I grow up, I want to be a watermelon',
  );
});

it('a push message is encrypted for the browser, and signed with the VAPID key', async () => {
  await sender.send(call);
  const [got] = service.received;
  expect(got?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: '43200',
  });
  expect(got?.body.toString('latin1')).not.toContain('demande');
  expect(JSON.parse(browser.read(got?.body ?? Buffer.alloc(0)))).toEqual(note);
  const known = readVapid(got?.headers.authorization);
  expect(known).toMatchObject({
    key: vapid.publicKey,
    claims: { aud: service.origin, sub: vapid.subject },
  });
  const validFor = (known?.claims.exp ?? 0) - now / 1000;
  expect(validFor).toBeGreaterThan(0);
  expect(validFor).toBeLessThanOrEqual(24 * 3600);
  expect(readVapid(got?.headers.authorization?.replace(/t=(.)/, 't=x$1'))).toBeNull();
});

it.each([
  [404, 'push-gone', true],
  [410, 'push-gone', true],
  [307, 'push-redirected', false],
  [401, 'push-status-401', false],
  [500, 'push-status-500', false],
])('response %i fails with %s; final: %s', async (code, failure, isFinal) => {
  service.answerWith((response) => response.writeHead(code, { Location: service.origin }).end());
  await expect(sender.send(call)).rejects.toMatchObject({ code: failure, isFinal });
  expect(service.received).toHaveLength(1);
});

it('Retry-After of the push service is respected', async () => {
  service.answerWith((response) => response.writeHead(429, { 'Retry-After': '60' }).end());
  await expect(sender.send(call)).rejects.toMatchObject({ retryAfter: 60_000, isFinal: false });
});

it('a push service that does not respond times out', async () => {
  service.answerWith(() => undefined);
  const hasty = createPushSender(settings, 50);
  await expect(hasty.send(call)).rejects.toMatchObject({ code: 'push-timeout', isFinal: false });
});

it.each([
  ['an address of a private network', { ...settings, allowed: [] }, {}, 'push-address-refused'],
  ['a key that is no point of the curve', settings, { p256dh: bytes(65, 4) }, 'push-bad-keys'],
])('%s fails for good, without a request', async (_what, given, keys, code) => {
  const { subscription } = browser;
  const bad = { ...subscription, keys: { ...subscription.keys, ...keys } };
  const sending = createPushSender(given).send({ ...call, subscription: bad });
  await expect(sending).rejects.toMatchObject({ code, isFinal: true });
  expect(service.received).toEqual([]);
});

function bytes(length: number, value: number): string {
  return Buffer.alloc(length, value).toString('base64url');
}
