import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { languages } from '#app/domain/languages.ts';
import { heard, open } from '../../test/raw-http.ts';
import type { AppBuild, Services } from '../app-build.ts';
import { readConfig } from '../config.ts';
import { createServer } from '../create-server.ts';
import { refuseConnection } from './refuse-connection.ts';

/** An app that no request here reaches, except for the visitor's language and the pattern of a refused path. */
const app = {
  build: {},
  criticalCss: { routes: {}, pages: {} },
  entry: {
    createPrompts: () => ({}),
    served: () => ({ routes: {}, entry: { module: {} }, assets: { routes: {} }, future: {} }),
    pageKey: () => null,
    parseRequestTarget: (address: string) => ({ address }),
    pathPattern: () => 'unknown',
    languageOf: (address: string, _cookie: unknown, wanted = 'fr') =>
      new RegExp(`^/(${languages.join('|')})\\b`).exec(address)?.[1] ?? wanted,
  },
} as unknown as AppBuild;
const services = {
  onSiteChange: () => {},
  leave: () => {},
  close: async () => {},
  database: { readCounts: null },
  refusals: { record: async (refusal: object) => ({ ...refusal, caller: 'visitor/x' }) },
};
const config = readConfig({ LOG_LEVEL: 'silent', BODY_LIMIT: '1000' });
const server = createServer(config, app, services as unknown as Services);
await server.fastify.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => server.stop());
const { port } = server.fastify.server.address() as AddressInfo;

/** The end of a head, and a body of one chunk. */
const chunked = (size: string, body: string) =>
  `Transfer-Encoding: chunked\r\n\r\n${size}\r\n${body}\r\n`;
const form = 'Content-Type: application/x-www-form-urlencoded\r\n';

const cases = [
  [413, 'POST', '', `${form}Content-Length: 2000\r\n\r\n${'a'.repeat(2000)}`],
  [413, 'POST', '', form + chunked('7d0', 'a'.repeat(2000))],
  [414, 'GET', `?${'a'.repeat(9000)}`, '\r\n'],
  [415, 'POST', '', `${form}Content-Encoding: gzip\r\nContent-Length: 1\r\n\r\na`],
  [400, 'POST', '', form + chunked('no number', '')],
  [403, 'POST', '', `${form}Sec-Fetch-Site: cross-site\r\nContent-Length: 1\r\n\r\na`],
] as const;

describe.each(cases)('a %i for %s', (status, method, query, rest) => {
  const ask = async (path: string, accepts: string) =>
    heard(
      await open(
        port,
        `${method} ${path}${query} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Language: es\r\n` +
          `Accept: ${accepts}\r\n${rest}`,
      ),
    );

  it.each([
    ['/fr/contact', 'fr'],
    ['/en/contact', 'en'],
    ['/contact', 'es'],
  ])('is a page in the visitor’s language at %s', async (path, language) => {
    const answer = await ask(path, 'text/html');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain('Unexpected Application Error!');
    expect([...answer.body.matchAll(/<p lang="(?:fr|es)">/g)]).toHaveLength(
      language === 'en' ? 0 : 1,
    );
  });

  it('is a problem document at the API', async () => {
    const answer = await ask('/api/crm/changes', 'application/json');
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(JSON.parse(answer.body)).toMatchObject({ status, code: expect.any(String) });
  });
});

it.each(['application/xml', 'image/png', 'nonsense'])(
  'a form of type %s gets a 415',
  async (type) => {
    const request = `POST /es/contact HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: 1\r\n\r\na`;
    const { status, body } = await heard(await open(port, request));
    expect(status).toBe(415);
    expect(body).toContain('<html lang="es">');
  },
);

it('a head that is too long gets an answer in all languages', async () => {
  const request = `GET /es HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`;
  const { status, body } = await heard(await open(port, request));
  expect(status).toBe(431);
  for (const lang of languages) expect(body).toContain(`<p lang="${lang}">`);
});

describe('a connection that times out', () => {
  const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const told = async (begun: Partial<ServerResponse> | undefined, isProgram = false) => {
    const socket = new PassThrough() as unknown as Socket;
    const addressee = () => ({ language: 'en', isProgram });
    refuseConnection(late, socket, begun as ServerResponse | undefined, addressee, [
      'X-Common',
      'yes',
    ]);
    return socket.destroyed ? null : text(socket);
  };
  const request = (complete: boolean) => ({ complete }) as IncomingMessage;

  it.each([
    ['in the middle of a body', { req: request(false), headersSent: false }, '<html lang="en">'],
    ['before anything was read', undefined, '<p lang="es">'],
    [
      'after a request that was answered',
      { req: request(true), headersSent: true },
      '<p lang="es">',
    ],
  ])('gets a 408 %s', async (_when, begun, words) => {
    const answer = await told(begun);
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nX-Common: yes\r\n/);
    expect(answer).toContain(words);
  });

  it('gets a problem document if it is a program’s', async () => {
    const begun = { req: request(false), headersSent: false } as Partial<ServerResponse>;
    expect(await told(begun, true)).toMatch(/problem\+json[\s\S]*"status":408,"code":"too-slow"/);
  });

  it('is closed when a response is already half sent', async () => {
    const begun = { req: request(false), headersSent: true } as Partial<ServerResponse>;
    expect(await told(begun)).toBeNull();
  });
});
