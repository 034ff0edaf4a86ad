import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer as createPlainServer } from 'node:net';
import { expect, it } from 'vitest';
import { makeCertificate } from '../../../test/certificate.ts';
import { robotAgent } from './robot.ts';
import { createWebClient } from './web-client.ts';

const [past, start, end, later] = ['2020-01-01', '2021-01-01', '2100-01-01', '2101-01-01'].map(
  (day) => new Date(`${day}T00:00:00Z`),
) as [Date, Date, Date, Date];

const root = makeCertificate({ names: [], from: past, to: later });
const between = makeCertificate({ names: [], from: past, to: later, issuer: root });
const name = 'shop.localhost';

async function ask(
  { key, cert }: Pick<typeof root, 'key' | 'cert'>,
  chain: readonly string[] = [],
  host = name,
) {
  const server = createServer({ key, cert: [cert, ...chain].join('') }, (_request, response) =>
    response.end('x'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = createWebClient({
    allowed: ['127.0.0.0/8'],
    agent: robotAgent(null),
    authorities: [root.cert],
  });
  const signal = AbortSignal.timeout(5000);
  const answer = await client.ask({ url: `https://${host}:${port}/`, maxBytes: 100, signal });
  server.close();
  return answer;
}

it('a valid certificate is returned with its dates', async () => {
  const valid = makeCertificate({ names: [name], from: start, to: end, issuer: root });
  const { certificate, failure } = await ask(valid);
  expect(failure).toBeNull();
  expect(certificate).toEqual({ validFrom: start.toISOString(), validTo: end.toISOString() });
});

it.each([
  { what: 'has ended', names: [name], from: past, to: start, refused: ['expired', '2021-01-01'] },
  {
    what: 'has not begun',
    names: [name],
    from: end,
    to: later,
    refused: ['not-yet', '2100-01-01'],
  },
  {
    what: 'is for other names',
    names: ['*.hosting.example', 'hosting.example'],
    from: start,
    to: end,
    refused: ['other-name', '*.hosting.example, hosting.example'],
  },
])('a certificate that $what is refused, with the reason', async ({ names, from, to, refused }) => {
  const [refusal, found] = refused;
  const answer = await ask(makeCertificate({ names, from, to, issuer: root }));
  expect(answer).toMatchObject({ failure: 'certificate', refused: { refusal, found } });
});

it.each([
  [`www.${name}`, null],
  [`a.www.${name}`, 'other-name'],
  [name, 'other-name'],
] as const)('a wildcard certificate covers one label only: %s', async (host, refusal) => {
  const names = [`*.${name}`];
  const { refused } = await ask(
    makeCertificate({ names, from: start, to: end, issuer: root }),
    [],
    host,
  );
  expect(refused?.refusal ?? null).toBe(refusal);
});

it('a self-signed certificate is refused', async () => {
  const { refused } = await ask(makeCertificate({ names: [name], from: start, to: end }));
  expect(refused).toEqual({ refusal: 'self-signed', found: '' });
});

it('a certificate without its intermediate is refused, and accepted with it', async () => {
  const leaf = makeCertificate({ names: [name], from: start, to: end, issuer: between });
  expect((await ask(leaf)).refused).toEqual({ refusal: 'chain', found: '' });
  expect((await ask(leaf, [between.cert])).failure).toBeNull();
});

it('a server without TLS has no certificate to refuse', async () => {
  const server = createPlainServer((socket) =>
    socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = createWebClient({ allowed: ['127.0.0.0/8'], agent: robotAgent(null) });
  const signal = AbortSignal.timeout(5000);
  const answer = await client.ask({ url: `https://${name}:${port}/`, maxBytes: 1, signal });
  expect(answer).toMatchObject({ failure: 'unreachable' });
  expect(answer).not.toHaveProperty('refused');
  server.close();
});
