import { expect, test, type APIRequestContext } from '@playwright/test';
import { parseAddress, prefixes, withPrefix, type Prefix } from '#app/i18n/address.ts';
import { moved, paths } from '#app/i18n/paths.ts';
import { withTag } from '../support/sites.ts';
import { unknownPath } from '../support/unknown-path.ts';

const knownPaths = [...Object.values(paths).flat(), ...Object.keys(moved), unknownPath];

/** A site that compresses fast: every page is requested once. */
const site = withTag;

/** Concurrent requests. */
const breadth = 8;

interface Answer {
  status: number;
  text: string;
  links: URL[];
}

/** Every address of the same host that a page links to or loads. */
function linksIn(html: string, address: URL): URL[] {
  return [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)]
    .map(([, link = '']) => new URL(link.replaceAll('&amp;', '&'), address))
    .filter(({ origin }) => origin === site);
}

async function ask(request: APIRequestContext, address: URL): Promise<Answer> {
  const response = await request.get(address.href, { maxRedirects: 0 });
  const { 'content-type': type = '', location } = response.headers();
  const text = /^(?:text|image\/svg)/.test(type) ? await response.text() : '';
  // Links of the error page are followed too.
  const isRead = response.ok() || address.pathname.endsWith(unknownPath);
  const links = isRead && type.startsWith('text/html') ? linksIn(text, address) : [];
  if (location) links.push(new URL(location, address));
  return { status: response.status(), text, links };
}

/**
 * Whether a link adds another filter to a filtered screen. Single filters are followed; their combinations would be
 * thousands of addresses of one screen.
 */
function isFurtherTurn(address: string, { pathname, search }: URL): boolean {
  const { pathname: from, search: turned } = new URL(address, site);
  return from === pathname && turned !== '' && search !== '';
}

/** Follows every link under some prefixes, starting from all known paths; returns responses by path and query. */
async function crawl(
  request: APIRequestContext,
  crawled: readonly Prefix[],
): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  let waiting = knownPaths.flatMap((path) => crawled.map((prefix) => withPrefix(prefix, path)));
  while (waiting.length > 0) {
    const found = new Set<string>();
    for (let at = 0; at < waiting.length; at += breadth) {
      const wave = waiting.slice(at, at + breadth).map(async (address) => {
        const answer = await ask(request, new URL(address, site));
        answers.set(address, answer);
        for (const link of answer.links)
          if (isCrawled(link) && !isFurtherTurn(address, link))
            found.add(link.pathname + link.search);
      });
      await Promise.all(wave);
    }
    waiting = [...found].filter((address) => !answers.has(address));
  }
  return answers;

  /** Files have no prefix. */
  function isCrawled({ pathname }: URL): boolean {
    const { prefix } = parseAddress(pathname);
    return prefix === '' || crawled.includes(prefix);
  }
}

for (const { name, crawled, tag } of [
  { name: 'in French', crawled: ['/fr' as const], tag: '@smoke' },
  { name: 'in every language', crawled: prefixes, tag: '@long' },
])
  test(`every link of the site leads to a page or file, ${name}`, { tag }, async ({ request }) => {
    // Requests some thousand addresses, each once.
    test.setTimeout(600_000);
    const answers = await crawl(request, crawled);
    const missing = new Set<string>();
    const problems: string[] = [];
    for (const [address, { status, links }] of answers) {
      const { path } = parseAddress(address.replace(/\?.*/, ''));
      if (status === 404) missing.add(path);
      else if (status >= 400) problems.push(`${address} answers ${status}`);
      for (const { pathname, search, hash } of links) {
        const target = answers.get(pathname + search);
        if (hash && target?.status === 200 && !target.text.includes(`id="${hash.slice(1)}"`))
          problems.push(`${address} links to ${pathname}${hash}, which is not there`);
      }
    }
    expect(problems).toEqual([]);
    expect([...missing]).toEqual([unknownPath]);
  });
