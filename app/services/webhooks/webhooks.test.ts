import { createHmac } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebhookEvent } from '#app/domain/delivery/webhooks.ts';
import { createAddressGuard } from '#app/services/web/address-guard.ts';
import { openWebhookReceiver, status } from '../../../test/webhook-receiver.ts';
import { secretFrom, signatureHeaders } from './sign.ts';
import { createWebhooks } from './webhooks.ts';

const receiver = await openWebhookReceiver();
afterAll(receiver.close);
beforeEach(() => {
  receiver.received.length = 0;
  receiver.answerWith(status(204));
});

const now = Date.UTC(2026, 0, 15, 12, 0, 0, 999);
const secret = secretFrom(Buffer.alloc(32, 7));
const event: WebhookEvent = {
  type: 'lead.created',
  timestamp: '2026-01-15T12:00:00.000Z',
  data: { reference: 'IL-1', name: 'Élan « é »' },
};
const call = { id: 'message-1', url: receiver.url, secrets: [secret], event, now };
const webhooks = createWebhooks({ allowed: ['127.0.0.1'], timeout: 5000 });

/** As docs/webhooks.md instructs receivers. */
function isGenuine(body: string, header: (name: string) => unknown, key: string): boolean {
  const signed = `${String(header('webhook-id'))}.${String(header('webhook-timestamp'))}.${body}`;
  const bytes = Buffer.from(key.replace('whsec_', ''), 'base64');
  const expected = `v1,${createHmac('sha256', bytes).update(signed).digest('base64')}`;
  return String(header('webhook-signature')).split(' ').includes(expected);
}

describe('a webhook', () => {
  it('arrives as JSON, signed together with its id and timestamp', async () => {
    const outcome = await webhooks.send(call);
    expect(outcome).toMatchObject({ status: 204, failure: null });
    expect(outcome.duration).toBeGreaterThanOrEqual(0);
    const [got] = receiver.received;
    expect(got).toMatchObject({
      method: 'POST',
      path: '/hook',
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'message-1',
        'webhook-timestamp': String(Math.floor(now / 1000)),
      },
    });
    expect(JSON.parse(got?.body ?? '')).toEqual(event);
    const header = (name: string) => got?.headers[name];
    expect(isGenuine(got?.body ?? '', header, secret)).toBe(true);
    expect(isGenuine(`${got?.body} `, header, secret)).toBe(false);
    expect(isGenuine(got?.body ?? '', header, secretFrom(Buffer.alloc(32, 8)))).toBe(false);
  });

  it('is also signed with the previous secret while that is valid', async () => {
    const former = secretFrom(Buffer.alloc(32, 9));
    await webhooks.send({ ...call, secrets: [secret, former] });
    const [got] = receiver.received;
    for (const key of [secret, former])
      expect(isGenuine(got?.body ?? '', (name) => got?.headers[name], key)).toBe(true);
  });

  it.each([
    [200, null],
    [201, null],
    [301, 'webhook-redirected'],
    [307, 'webhook-redirected'],
    [400, 'webhook-status-400'],
    [404, 'webhook-status-404'],
    [500, 'webhook-status-500'],
  ])('fails on %i with %s, which is not final', async (code, failure) => {
    receiver.answerWith(status(code, { Location: receiver.url }));
    const outcome = await webhooks.send(call);
    expect(outcome.status).toBe(code);
    expect(outcome.failure?.code ?? null).toBe(failure);
    expect(outcome.failure?.isFinal ?? false).toBe(false);
    expect(receiver.received).toHaveLength(1);
  });

  it('fails for good when the receiver answers 410', async () => {
    receiver.answerWith(status(410));
    const { failure } = await webhooks.send(call);
    expect(failure).toMatchObject({ code: 'webhook-gone', isFinal: true });
  });

  it.each([
    ['120', 120_000],
    ['Thu, 15 Jan 2026 12:05:00 GMT', 299_001],
    ['Thu, 15 Jan 2020 12:05:00 GMT', 0],
    ['soon', 0],
    ['-5', 0],
  ])('waits as long as Retry-After requests: %s', async (value, wait) => {
    receiver.answerWith(status(503, { 'Retry-After': value }));
    expect((await webhooks.send(call)).failure?.retryAfter).toBe(wait);
  });

  it('times out when no response comes, or when it never ends', async () => {
    const hasty = createWebhooks({ allowed: ['127.0.0.1'], timeout: 50 });
    receiver.answerWith(() => undefined);
    expect((await hasty.send(call)).failure?.code).toBe('webhook-timeout');
    receiver.answerWith((response) => void response.writeHead(200).write('x'));
    expect((await hasty.send(call)).failure?.code).toBe('webhook-timeout');
  });

  it('reads no more of a response than necessary', async () => {
    receiver.answerWith((response) => {
      const pour = () => {
        while (response.writable && response.write('x'.repeat(16_384)));
        response.once('drain', pour);
      };
      response.writeHead(200);
      pour();
    });
    expect(await webhooks.send(call)).toMatchObject({ status: 200, failure: null });
  });

  it('is sent to a name whose addresses are allowed', async () => {
    const ours = createWebhooks({ allowed: ['127.0.0.1', '::1'] });
    const url = receiver.url.replace('127.0.0.1', 'localhost');
    expect(await ours.send({ ...call, url })).toMatchObject({ status: 204 });
  });

  it('can be aborted', async () => {
    receiver.answerWith(() => undefined);
    const outcome = await webhooks.send(call, AbortSignal.abort());
    expect(outcome).toMatchObject({ status: null, failure: { code: 'webhook-unreachable' } });
  });

  it.each([
    ['http://127.0.0.1:1/', 'webhook-unreachable'],
    ['https://name.invalid/', 'webhook-unknown-host'],
    [receiver.url.replace('http:', 'https:'), 'webhook-unreachable'],
  ])('to %s fails with %s', async (url, code) => {
    const { status: answered, failure } = await webhooks.send({ ...call, url });
    expect(answered).toBeNull();
    expect(failure?.code).toBe(code);
  });
});

describe('refused addresses', () => {
  const closed = createWebhooks({ allowed: [] });
  const { port } = receiver;

  it.each([
    `http://127.0.0.1:${port}/`,
    `https://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    `https://localhost:${port}/`,
    `http://127.1:${port}/`,
    `http://2130706433:${port}/`,
    `http://0x7f000001:${port}/`,
    `http://0177.0.0.1:${port}/`,
    `http://0.0.0.0:${port}/`,
    `http://[::1]:${port}/`,
    `http://[::]:${port}/`,
    `http://[::ffff:127.0.0.1]:${port}/`,
    `http://[::ffff:7f00:1]:${port}/`,
    `http://[64:ff9b::7f00:1]:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'http://192.0.2.1/',
    'http://1.1.1.1/',
  ])('include %s', async (url) => {
    const { status: answered, failure } = await closed.send({ ...call, url });
    expect(answered).toBeNull();
    expect(failure).toMatchObject({ code: 'webhook-address-refused', isFinal: true });
    expect(receiver.received).toEqual([]);
  });
});

describe('the reach of an address', () => {
  const guard = createAddressGuard(['10.1.0.0/16', 'fd00::/8', '192.168.1.5']);

  it.each([
    ['93.184.215.14', 'https'],
    ['2606:2800:220:1::1', 'https'],
    ['10.1.255.255', 'https and http'],
    ['10.2.0.0', 'refused'],
    ['fd12::1', 'https and http'],
    ['192.168.1.5', 'https and http'],
    ['192.168.1.6', 'refused'],
    ['172.15.255.255', 'https'],
    ['172.16.0.0', 'refused'],
    ['172.31.255.255', 'refused'],
    ['172.32.0.0', 'https'],
    ['100.64.0.1', 'refused'],
    ['198.19.255.255', 'refused'],
    ['255.255.255.255', 'refused'],
    ['224.0.0.1', 'refused'],
    ['2001:db8::1', 'refused'],
    ['2002:7f00:1::', 'refused'],
    ['ff02::1', 'refused'],
    ['::ffff:10.2.0.1', 'refused'],
    ['not an address', 'refused'],
  ])('for %s is: %s', (address, reach) => {
    expect(guard.reachOf(address)).toBe(reach);
  });

  it('cannot be configured with text that is not a range', () => {
    expect(() => createAddressGuard(['intranet'])).toThrow('intranet');
  });
});

describe('the signature', () => {
  it('is that of Standard Webhooks', () => {
    // The specification's own example.
    const headers = signatureHeaders(
      {
        id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        timestamp: 1_614_265_330,
        body: '{"test": 2432232314}',
      },
      ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
    );
    expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });
});
