import { Resolver } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { startNameServer } from '../../../test/name-server.ts';
import type { FindAddresses } from './find-addresses.ts';
import { robotAgent } from './robot.ts';
import { createWebClient } from './web-client.ts';

/** Two servers on one port: one at an allowed address, and one that must not be reached. */
async function startServers() {
  const reached = { site: 0, victim: 0 };
  const site = createServer((_request, response) => response.end('x'));
  const victim = createServer((_request, response) => response.end('secret'));
  site.on('connection', () => (reached.site += 1));
  victim.on('connection', () => (reached.victim += 1));
  await once(site.listen(0, '127.0.0.9'), 'listening');
  const { port } = site.address() as AddressInfo;
  await once(victim.listen(port, '127.0.0.8'), 'listening');
  const close = () => [site, victim].forEach((each) => each.close());
  return { port, reached, [Symbol.dispose]: close };
}

function askedOf(server: string): FindAddresses {
  const resolver = new Resolver();
  resolver.setServers([server]);
  return (hostname, _options, done) =>
    resolver.resolve4(hostname, (error, addresses) =>
      done(
        error,
        (addresses ?? []).map((address) => ({ address, family: 4 })),
      ),
    );
}

const [judged, forbidden] = ['127.0.0.9', '127.0.0.8'];

it.each([
  { answers: [judged, forbidden], statuses: [200, null], reached: { site: 1, victim: 0 } },
  { answers: [forbidden, judged], statuses: [null, 200], reached: { site: 1, victim: 0 } },
  {
    answers: [judged, forbidden, judged],
    statuses: [200, null, 200],
    reached: { site: 2, victim: 0 },
  },
])(
  'a name that resolves to $answers in turn is only connected to at approved addresses',
  async ({ answers, statuses, reached }) => {
    await using names = await startNameServer(answers);
    using servers = await startServers();
    const client = createWebClient({
      allowed: [judged],
      agent: robotAgent(null),
      findAddresses: askedOf(names.address),
    });
    const url = `http://rebinding.example:${servers.port}/`;
    for (const [at, status] of statuses.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- the name means another address each time
      const answer = await client.ask({ url, maxBytes: 100, signal: AbortSignal.timeout(5000) });
      expect(answer).toMatchObject({ status, failure: status ? null : 'address-refused' });
      // One look-up per connection: no second answer can replace the approved one.
      expect(names.given).toEqual(answers.slice(0, at + 1));
    }
    expect(servers.reached).toEqual(reached);
  },
);
