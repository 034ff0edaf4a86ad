import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditSite } from '#app/domain/ila/audit/audit.ts';
import { readSite } from '#app/services/web/read-site.ts';
import { robotAgent } from '#app/services/web/robot.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { startCorpusServer, type CorpusServer } from '../../../test/audit-corpus/serve.ts';
import { unlikeSites } from '../../../test/audit-corpus/unlike/sites.ts';

let server: CorpusServer;
const client = createWebClient({ allowed: ['127.0.0.0/8'], agent: robotAgent(null) });

beforeAll(async () => {
  server = await startCorpusServer();
  for (const { name, files } of unlikeSites) server.serve(name, files(server.originOf(name)));
});

afterAll(() => server[Symbol.asyncDispose]());

it.each(unlikeSites.map(({ name, faults, unjudged }) => [name, faults, unjudged] as const))(
  'the audit of %s reports exactly %j',
  async (name, faults, unjudged = []) => {
    // Fallback for domains without a country: the pages state theirs.
    const address = `${server.originOf(name)}/`;
    const evidence = await readSite(client, { address, country: 'CA', at: '2026-11-24T12:00:00Z' });
    const { checks } = auditSite(evidence);
    const claimed = checks.filter(({ status, points }) => status === 'fail' && points > 0);
    const claims = claimed.flatMap(({ id, evidence: proofs }) =>
      faults.includes(id) ? [] : proofs.map((proof) => ({ id, ...proof })),
    );
    expect(claims).toEqual([]);
    expect(claimed.map(({ id }) => id).toSorted()).toEqual([...faults].toSorted());
    for (const id of unjudged)
      expect(checks.find((each) => each.id === id)?.status).toBe('not-judged');
  },
);
