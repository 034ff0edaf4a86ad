/**
 * Visitors who start audits and follow them to the end, in a separate process, so that they do not affect the
 * measurement. The bench forks it and sends it rounds.
 */
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { giveWay } from './cores.ts';

/** Number of audits started at once. */
export interface AuditRound {
  origin: string;
  /** Origin of the sites, with each site's number added to the name. */
  sites: string;
  /** From 0; each round has its own sites and visitors. */
  round: number;
  audits: number;
}

/** Audits that one address may start per hour. */
const perAddress = 3;

giveWay();

process.on('message', (asked) => {
  void auditAll(asked as AuditRound).then(() => process.send?.('ended'));
});

async function auditAll({ origin, sites, round, audits }: AuditRound): Promise<void> {
  await Promise.all(
    Array.from({ length: audits }, async (_, index) => {
      const site = sites.replace('site', `site-${round * audits + index}`);
      const address = `127.1.${round + 1}.${1 + Math.floor(index / perAddress)}`;
      await ended(origin, await startAudit(origin, site, address), address);
    }),
  );
}

/** Starts an audit like a visitor without scripts, from an address of this machine. */
function startAudit(origin: string, site: string, localAddress: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
    const options = { method: 'POST', localAddress, headers };
    const outgoing = request(`${origin}/fr/ila`, options, (response) => {
      response.resume();
      const { location } = response.headers;
      if (location === undefined) reject(new Error(`An audit answered ${response.statusCode}`));
      else resolve(location);
    });
    outgoing.once('error', reject).end(new URLSearchParams({ site }).toString());
  });
}

/** Resolves when an audit has ended. */
async function ended(origin: string, report: string, localAddress: string): Promise<void> {
  const { search } = new URL(report, origin);
  await new Promise<void>((resolve, reject) => {
    request(`${origin}/audits/progression${search}`, { localAddress }, (response) => {
      if (response.statusCode !== 200)
        reject(new Error(`A stream answered ${response.statusCode}`));
      text(response).then(() => resolve(), reject);
    })
      .once('error', reject)
      .end();
  });
}
