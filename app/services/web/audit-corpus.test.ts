import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditSite, type AuditReport } from '#app/domain/ila/audit/audit.ts';
import { readSite } from '#app/services/web/read-site.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { body, put } from '../../../test/audit-corpus/seed.ts';
import { startCorpusServer, type CorpusServer } from '../../../test/audit-corpus/serve.ts';
import { shop } from '../../../test/audit-corpus/shop.ts';
import { sites as seededSites } from '../../../test/audit-corpus/sites.ts';
import { smallSites } from '../../../test/audit-corpus/small-sites.ts';
import { technicalSites } from '../../../test/audit-corpus/technical-sites.ts';
import { unreadSites } from '../../../test/audit-corpus/unread-sites.ts';
import { computingTime } from '../../../test/computing-time.ts';

const sites = [...seededSites, ...technicalSites, ...unreadSites, ...smallSites];
let server: CorpusServer;
const client = createWebClient({ allowed: ['127.0.0.0/8'], agent: robotAgent(null) });

beforeAll(async () => {
  server = await startCorpusServer();
  for (const { name, files } of sites) server.serve(name, files(server.originOf(name)));
});

afterAll(() => server[Symbol.asyncDispose]());

async function audit(name: string): Promise<AuditReport> {
  const evidence = await readSite(client, {
    address: `${server.originOf(name)}/`,
    country: name.endsWith('-es') ? 'ES' : 'CA',
    at: '2026-11-23T12:00:00.000Z',
  });
  return auditSite(evidence);
}

const faultsOf = ({ checks }: AuditReport) =>
  checks.filter(({ status, points }) => status === 'fail' && points > 0).map(({ id }) => id);

it.each(sites.map(({ name, faults }) => [name, faults] as const))(
  'the audit of %s reports exactly %j',
  async (name, faults) => {
    const report = await audit(name);
    expect(faultsOf(report).toSorted()).toEqual([...faults].toSorted());
  },
);

it('the same site gets the same report ten times', async () => {
  const [first, ...others] = await Promise.all(
    Array.from({ length: 10 }, async () => audit('whole-fr')),
  );
  for (const each of others) expect(each).toEqual(first);
});

it('the same site in three languages gets scores within three points', async () => {
  const reports = await Promise.all(['gaps-fr', 'gaps-en', 'gaps-es'].map(audit));
  const scores = reports.map(({ score }) => score ?? -1);
  expect(Math.max(...scores) - Math.min(...scores)).toBeLessThanOrEqual(3);
});

it('twenty pages are read and judged within three seconds of CPU time', async () => {
  const origin = server.originOf('twenty');
  const files = shop('fr', origin);
  const paths = Array.from({ length: 20 }, (_, index) => `/page-${index}`);
  for (const path of paths) put(files, path, files['/services'] ?? { body: '' });
  body(files, paths.map((path) => `<a href="${path}">Page ${path}</a>`).join(' '));
  server.serve('twenty', files);
  await audit('whole-fr');
  let report: AuditReport | null = null;
  // Includes serving them: the server runs in the same thread.
  const milliseconds = await computingTime(async () => (report = await audit('twenty')));
  expect(report).toHaveProperty('pages.length', 20);
  expect(milliseconds).toBeLessThan(3000);
});
