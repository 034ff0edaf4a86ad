import {
  at,
  fact,
  failWith,
  fault,
  notApplicable,
  notJudged,
  ofPages,
  onEveryPage,
  pass,
  unread,
  type Check,
  type Verdict,
} from '../check.ts';
import type { LoadedResource, SiteEvidence } from '../evidence.ts';
import { median } from '../median.ts';
import { judgeLargestPaint, judgeShifts } from './rendered-checks.ts';
import { judgeImageFormat, judgeImageSize, judgeImageWeight } from './speed-images.ts';

/** Milliseconds to the first byte. Source: web.dev, Time to First Byte */
const slowest = 800;

/** Bytes of the first page and its resources. Source: Lighthouse 13.5, total byte weight */
const heaviest = 1_600_000;

/** Smaller texts fit into one packet anyway. Source: Lighthouse 13.5, text compression */
const smallestText = 1400;

/** A week in seconds. */
const week = 604_800;

/** Source: Lighthouse 13.5, DOM size */
const mostElements = 1500;

const lighthouse = 'https://developer.chrome.com/docs/lighthouse/performance';

export const speedChecks = [
  {
    id: 'speed.first-byte',
    weight: 2,
    source: 'https://web.dev/articles/ttfb',
    judge: judgeFirstByte,
  },
  { id: 'speed.weight', weight: 2, source: `${lighthouse}/total-byte-weight`, judge: judgeWeight },
  {
    id: 'speed.compression',
    weight: 2,
    source: `${lighthouse}/uses-text-compression`,
    judge: judgeCompression,
  },
  {
    id: 'speed.caching',
    weight: 1,
    source: `${lighthouse}/uses-long-cache-ttl`,
    judge: judgeCaching,
  },
  {
    id: 'speed.blocking',
    weight: 1,
    source: `${lighthouse}/render-blocking-resources`,
    judge: judgeBlocking,
  },
  {
    id: 'speed.image-weight',
    weight: 2,
    source: 'https://web.dev/learn/images',
    judge: judgeImageWeight,
  },
  {
    id: 'speed.image-size',
    weight: 1,
    source: 'https://web.dev/articles/optimize-cls',
    judge: judgeImageSize,
  },
  {
    id: 'speed.image-format',
    weight: 1,
    source: `${lighthouse}/uses-webp-images`,
    judge: judgeImageFormat,
  },
  { id: 'speed.lcp', weight: 3, source: 'https://web.dev/articles/lcp', judge: judgeLargestPaint },
  { id: 'speed.cls', weight: 2, source: 'https://web.dev/articles/cls', judge: judgeShifts },
  { id: 'speed.nodes', weight: 1, source: `${lighthouse}/dom-size`, judge: judgeNodes },
] as const satisfies readonly Check[];

function judgeFirstByte(site: SiteEvidence): Verdict<'slow'> {
  const middle = median(site.firstBytes);
  if (middle === undefined) return notJudged(unread(site));
  // Times vary between runs, but verdicts rarely do: if the limit is met, only the limit is stated.
  return middle <= slowest
    ? pass(fact(site.first.url, `≤ ${slowest} ms`))
    : failWith([fault('slow', fact(site.first.url, `${middle} ms`, `≤ ${slowest} ms`))]);
}

function judgeWeight(site: SiteEvidence): Verdict<'heavy'> {
  const [first] = site.pages;
  if (!first) return notJudged(unread(site));
  const bytes =
    first.bytes.wire +
    site.resources
      .filter(({ kind }) => kind !== 'later-image')
      .reduce((sum, each) => sum + each.bytes, 0);
  const proof = fact(first.url, `${bytes} B`, `≤ ${heaviest} B`);
  return bytes <= heaviest ? pass(proof) : failWith([fault('heavy', proof)]);
}

const isText = (type: string) =>
  /^(?:text\/|image\/svg|application\/(?:javascript|json|xml|ld\+json|manifest))/i.test(type);

function judgeCompression(site: SiteEvidence): Verdict<'plain'> {
  return ofPages(site, (pages) => {
    const files = [
      ...pages
        .slice(0, 1)
        .map(({ url, headers, bytes }) => ({ url, headers, bytes: bytes.decoded })),
      ...site.resources.filter(({ type, status }) => status === 200 && isText(type)),
    ];
    return failWith(
      files
        .filter(
          ({ headers, bytes }) =>
            bytes >= smallestText && /^(?:identity)?$/i.test(headers['content-encoding'] ?? ''),
        )
        .map(({ url, bytes }) => fault('plain', fact(url, `${bytes} B`, 'zstd, br, gzip'))),
    );
  });
}

/** The content of a URL with a hash, a version or a query never changes. Words and dates are not hashes. */
const isNamed = ({ url }: LoadedResource) =>
  /[.-]\d+\.\d+\.\d+(?:\.min)?\.\w+$|[?&](?:v|ver|version|h)=/i.test(url) ||
  /\.(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{6,}\.\w+$/i.test(url) ||
  isHash(/[.-]([\w-]{6,})(?:\.min)?\.\w+$/.exec(url)?.[1]?.split('-').at(-1) ?? '');

/** Hexadecimal letters and digits mixed, or upper and lower case mixed within a word. */
const isHash = (name: string) =>
  (/^(?=.*\d)(?=.*[a-f])[\da-f]{8,}$/i.test(name) && !/(?:19|20)\d\d$/.test(name)) ||
  (name.length >= 8 &&
    /[a-z\d_][A-Z]/.test(name) &&
    /[a-z]/.test(name) &&
    /[A-Z]{2}|\d|[A-Z].*[A-Z]/.test(name));

function judgeCaching(site: SiteEvidence): Verdict<'unset' | 'short'> {
  return ofPages(site, () => {
    const named = site.resources.filter((each) => each.status === 200 && isNamed(each));
    if (named.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      named
        .filter(({ headers }) => lifetimeOf(headers) < week)
        .map(({ url, headers }) => {
          const control = headers['cache-control'] ?? headers.expires ?? '';
          return fault(control === '' ? 'unset' : 'short', fact(url, control, `max-age ≥ ${week}`));
        }),
    );
  });
}

/** Seconds that a response may be cached. */
function lifetimeOf(headers: Readonly<Record<string, string>>): number {
  const control = headers['cache-control'] ?? '';
  if (/no-store|no-cache/i.test(control)) return 0;
  const age = /max-age=(\d+)/i.exec(control)?.[1];
  if (age !== undefined) return Number(age);
  const until = Date.parse(headers.expires ?? '') - Date.parse(headers.date ?? '');
  return Number.isFinite(until) ? until / 1000 : 0;
}

function judgeBlocking(site: SiteEvidence): Verdict<'blocking'> {
  return onEveryPage(site, (page) =>
    page.html.resources
      .filter(({ kind, isBlocking }) => kind === 'script' && isBlocking)
      .map((each) => fault('blocking', at(page, each, each.url, 'async, defer'))),
  );
}

function judgeNodes(site: SiteEvidence): Verdict<'many'> {
  return ofPages(site, (pages) =>
    failWith(
      pages
        .filter(({ html }) => html.elements > mostElements)
        .map(({ url, html }) => fault('many', fact(url, html.elements, `≤ ${mostElements}`))),
    ),
  );
}
