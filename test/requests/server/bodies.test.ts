import type { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '#app/api/client/api-client.ts';
import { operations } from '#app/api/table.ts';
import { newId } from '#app/data/engine/new-id.server.ts';
import { loadAppBuild } from '../../../server/app-build.ts';
import { timeouts } from '../../../server/http/timeouts.ts';
import { open } from '../../raw-http.ts';
import { afterLaunch, openSite, origin } from '../../site.ts';
import { signedInOn } from '../../staff.ts';

const requestTimeout = 1500;
const connectionsCheckingInterval = 100;
const site = await openSite(
  {},
  { timeouts: { ...timeouts, headersTimeout: 1000, requestTimeout, connectionsCheckingInterval } },
);
const cookie = (await signedInOn(site, 'CEO')).cookie();

/** Every operation, with ids that do not exist. */
const calls = operations.map(({ name, params = {} }) => {
  const ids = Object.fromEntries(Object.keys(params).map((each) => [each, newId()]));
  return `${name.replace(/ .*/, '')} ${addressOf(name, { params: ids })}`;
});
const changes = calls.filter((each) => !each.startsWith('GET '));
const reads = calls.filter((each) => each.startsWith('GET '));

/** Every page that accepts a form. */
const { build } = await loadAppBuild();
const forms = Object.values(build.routes)
  .filter((route) => route?.module.action && route.path && !route.path.startsWith('/api'))
  .map((route) => `POST /${route?.path?.replace(/^\//, '').replace(/:\w+|\*/g, 'some')}`);

const json = 'Content-Type: application/json\r\n';
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';
const chunked = 'Transfer-Encoding: chunked\r\n';
const expects = 'Expect: 100-continue\r\n';

/** Complete bodies, some of them empty. */
const whole: Record<string, string> = {
  'no body': '\r\n',
  'the type of JSON and no body': `${json}\r\n`,
  'the type of a form and no body': `${form}\r\n`,
  'the type of files and no body': 'Content-Type: multipart/form-data; boundary=x\r\n\r\n',
  'an empty body': `${json}Content-Length: 0\r\n\r\n`,
  'an empty body in chunks': `${json}${chunked}\r\n0\r\n\r\n`,
  'a body that was asked for': `${json}${expects}Content-Length: 2\r\n\r\n{}`,
  'a protocol to change to': `${json}Upgrade: websocket\r\nContent-Length: 2\r\n\r\n{}`,
};

const unfinished: Record<string, string> = {
  'a body that is shorter than announced': `${json}Content-Length: 10\r\n\r\n{}`,
  'a body without a type, shorter than announced': 'Content-Length: 10\r\n\r\n{}',
  'chunks that have not begun': `${json}${chunked}\r\n`,
  'chunks that do not end': `${json}${chunked}\r\n2\r\n{}\r\n`,
  'a body that never comes though it was asked for': `${json}${expects}Content-Length: 2\r\n\r\n`,
};

interface Heard {
  call: string;
  status: number;
  type: string;
  body: string;
}

/** The answer to a request; only the head of an event stream. */
async function heard(call: string, rest: string): Promise<Heard> {
  const head = `${call} HTTP/1.1\r\nHost: iluma.example\r\nConnection: close\r\nCookie: ${cookie}\r\n`;
  const text = (await textOf(await open(site.port, head + rest))).replace(
    /^HTTP\/1.1 100 Continue\r\n\r\n/,
    '',
  );
  const [first = '', ...body] = text.split('\r\n\r\n');
  const [, type = ''] = /^content-type: ([^\r;]*)/im.exec(first) ?? [];
  return { call, status: Number(first.split(' ')[1]), type, body: body.join('\r\n\r\n') };
}

async function textOf(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket) {
    text += String(part);
    if (text.includes('text/event-stream')) break;
  }
  return text;
}

let clock = afterLaunch;

/** Answers to concurrent requests, in a new minute because of the rate limits. */
async function answersTo(requests: readonly string[], rest: string): Promise<Heard[]> {
  site.setClock((clock += 61_000));
  return Promise.all(requests.map((call) => heard(call, rest)));
}

/** Answers with an unexpected status, or errors in a format that their reader does not expect. */
function unclear(answers: readonly Heard[], isExpected: (status: number) => boolean) {
  return answers.filter(({ call, status, type, body }) => {
    if (!isExpected(status)) return true;
    if (status < 400) return false;
    if (!call.includes(' /api/')) return type === '';
    const problem = type === 'application/problem+json' && (JSON.parse(body) as { status: number });
    return !problem || problem.status !== status;
  });
}

describe('every operation of the API and every form', () => {
  it.each(Object.entries(whole))('answers %s at once', async (_kind, rest) => {
    const answers = await answersTo([...calls, ...forms], rest);
    expect(unclear(answers, (status) => status < 500 && status !== 408)).toEqual([]);
  });

  it.each(Object.entries(unfinished))(
    'times out on %s, without keeping a read waiting',
    async (_kind, rest) => {
      const late = await answersTo([...changes, ...forms], rest);
      expect(unclear(late, (status) => status === 408)).toEqual([]);
      expect(unclear(await answersTo(reads, rest), (status) => status < 500)).toEqual([]);
    },
  );

  it('rejects an unknown expectation', async () => {
    const answers = await answersTo([...calls, ...forms], `${json}Expect: tea\r\n\r\n`);
    expect(unclear(answers, (status) => status === 417)).toEqual([]);
  });
});

it('a request with a content type and no body is answered', async () => {
  const headers = { cookie, 'content-type': 'application/json' };
  const response = await site.ask(`/api/keys/${newId()}`, { method: 'DELETE', headers });
  expect(response.status).toBe(404);
});

describe('an answer that takes too long', () => {
  const message = { nom: 'A', email: 'a@b.example', objet: 'seo', message: 'B' };
  it.each<[path: string, init: RequestInit, type: string]>([
    ['/api/bookings/slots?kind=15&from=2026-01-16&to=2026-01-17', {}, 'application/problem+json'],
    [
      '/fr/contact',
      { method: 'POST', headers: { origin }, body: new URLSearchParams(message) },
      'text/html; charset=utf-8',
    ],
  ])('is a 503 with Retry-After: %s', async (path, init, type) => {
    const slow = await openSite({}, { timeouts: { ...timeouts, answerTimeout: 500 } });
    const held = Promise.withResolvers<void>();
    // The embedded database has one connection.
    const holding = slow.services.database.tx(() => held.promise);
    const response = await slow.ask(path, init);
    held.resolve();
    await holding;
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-type')).toBe(type);
    await vi.waitFor(async () => expect((await slow.ask('/readyz')).status).toBe(200));
  });
});

it('the timeouts end every request within 30 s', () => {
  const { connectionsCheckingInterval: interval, ...limits } = timeouts;
  expect(limits.requestTimeout + interval).toBeLessThan(limits.answerTimeout);
  expect(limits.answerTimeout).toBeLessThan(30_000);
});
