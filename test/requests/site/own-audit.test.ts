import { beforeAll, describe, expect, it } from 'vitest';
import { auditSite } from '#app/domain/ila/audit/audit.ts';
import type { SiteEvidence } from '#app/domain/ila/audit/evidence.ts';
import { languages, type Language } from '#app/i18n/languages.ts';
import { auditLimits } from '#app/services/web/audit-limits.ts';
import { readPage } from '#app/services/web/read-page.ts';
import { readSite } from '#app/services/web/read-site.ts';
import type { WebAnswer, WebClient } from '#app/services/web/web-client.ts';
import { openSite, origin, type TestedSite } from '../../site.ts';

let site: TestedSite;

beforeAll(async () => {
  site = await openSite();
});

/** Reads the tested server under the address that the site is configured with. */
const client: WebClient = {
  async ask({ url, method = 'GET', headers }) {
    const redirects: WebAnswer['redirects'][number][] = [];
    let next = new URL(url);
    for (;;) {
      const base = {
        asked: url,
        url: next.href,
        redirects,
        firstByte: 1,
        certificate: null,
      };
      const bytes = new Uint8Array();
      const nothing = { ...base, body: { bytes, wire: 0, isCut: false }, headers: {} };
      if (next.origin !== origin) return { ...nothing, status: null, failure: 'unreachable' };
      const answer = await site.ask(next.pathname + next.search, {
        method,
        headers: { ...headers },
      });
      const location = URL.parse(answer.headers.get('location') ?? '', next);
      if (location && answer.status >= 300 && answer.status < 400) {
        redirects.push({ from: next.href, to: location.href, status: answer.status });
        next = location;
        continue;
      }
      const content = new Uint8Array(await answer.arrayBuffer());
      return {
        ...base,
        status: answer.status,
        failure: null,
        headers: Object.fromEntries(answer.headers),
        body: { bytes: content, wire: content.length, isCut: false },
      };
    }
  },
};

/** Evidence of the site, and of every page that its sitemap lists in a language. */
async function evidenceOf(language: Language): Promise<SiteEvidence> {
  const country = 'CA';
  const at = '2026-01-15T12:00:00.000Z';
  const address = `${origin}/${language}`;
  const evidence = await readSite(client, { address, maxPages: 1, country, at });
  const { signal } = new AbortController();
  const listed = evidence.sitemap?.urls.filter((url) => url.startsWith(`${address}/`)) ?? [];
  const pages = await Promise.all(
    listed.map(async (url) => {
      const answer = await client.ask({ url, maxBytes: auditLimits.pageBytes, signal });
      return readPage(answer, null, country);
    }),
  );
  return { ...evidence, pages: [...evidence.pages, ...pages] };
}

/** Milliseconds: the audit covers every page of the site. */
const timeout = 120_000;

describe('our own site in the audit', { timeout }, () => {
  const expectAllPoints = async (language: Language) => {
    const evidence = await evidenceOf(language);
    expect(evidence.pages.length).toBeGreaterThan(50);
    const { score, checks } = auditSite(evidence);
    const lost = checks
      .filter(({ status, points }) => status === 'fail' && points > 0)
      .map(({ id, evidence: proofs }) => ({
        id,
        proofs: proofs.map(({ page, found, wanted }) => `${page} ${found} → ${wanted}`),
      }));
    expect(lost).toEqual([]);
    expect(score).toBe(100);
  };

  const [first, ...others] = languages;
  it(`loses no point on any public page in ${first}`, () => expectAllPoints(first));
  it.each(others)('loses no point on any public page in %s', { tags: 'long' }, (language) =>
    expectAllPoints(language),
  );
});
