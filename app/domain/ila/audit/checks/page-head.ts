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
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { previewImage, type Found, type Html } from '../page-evidence.ts';
import { titleWidth } from '../text-width.ts';

/** Width of a title in search results in pixels; titles below the minimum say too little. */
const titleRange = [200, 580] as const;

/** Length of a description in characters. */
const descriptionRange = [70, 160] as const;

type LengthFault = 'missing' | 'several' | 'short' | 'long';

export function titleFaults(page: HtmlPage): Proof<LengthFault>[] {
  return lengthFaults(page, page.html.titles, titleWidth, titleRange, ' px');
}

export function descriptionFaults(page: HtmlPage): Proof<LengthFault>[] {
  return lengthFaults(page, page.html.descriptions, lengthOf, descriptionRange, '');
}

/** Exactly one text of a certain length. */
function lengthFaults(
  page: HtmlPage,
  texts: readonly Found[],
  measure: (text: string) => number,
  [least, most]: readonly [number, number],
  unit: string,
): Proof<LengthFault>[] {
  const [first] = texts;
  const wanted = `${least}–${most}${unit}`;
  if (!first || first.text === '') return [fault('missing', fact(page.url, '', wanted))];
  if (texts.length > 1) return texts.map((each) => fault('several', at(page, each, each.text, 1)));
  const length = measure(first.text);
  if (length >= least && length <= most) return [];
  return [fault(length < least ? 'short' : 'long', at(page, first, `${length}${unit}`, wanted))];
}

/** Lengths are counted in visible characters, not bytes. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

export function judgeUnique(site: SiteEvidence): Verdict<'title' | 'description'> {
  return ofPages(site, (pages) => {
    if (pages.length < 2) return notApplicable('too-few-pages');
    return failWith([
      ...repeated('title', pages, ({ html }) => html.titles[0]),
      ...repeated('description', pages, ({ html }) => html.descriptions[0]),
    ]);
  });
}

function repeated<Fault extends string>(
  code: Fault,
  pages: readonly HtmlPage[],
  read: (page: HtmlPage) => Found | undefined,
): Proof<Fault>[] {
  const seen = new Map<string, string>();
  return distinct(pages).flatMap((page) => {
    const found = read(page);
    if (!found || found.text === '') return [];
    const before = seen.get(found.text);
    seen.set(found.text, before ?? page.url);
    return before === undefined ? [] : [fault(code, at(page, found, found.text, `≠ ${before}`))];
  });
}

/** Pages with another canonical page are variants of it, and so is the index file of a folder's URL. */
function distinct(pages: readonly HtmlPage[]): HtmlPage[] {
  const texts = new Map(pages.map(({ url, html }) => [url, html.wholeText]));
  return pages.filter(({ html, url }) => {
    const canonical = html.canonicals[0]?.text;
    const folder = url.replace(/\/(?:index|default|home|accueil)\.\w+$/, '/');
    const isFile = folder !== url && texts.get(folder) === html.wholeText;
    return !isFile && (canonical === undefined || URL.parse(canonical, url)?.href === url);
  });
}

/** The parts of a link preview, by Open Graph property. */
const preview = { title: 'og:title', description: 'og:description', image: 'og:image' } as const;

type PreviewFault = keyof typeof preview | 'relative' | 'unanswered';

export function judgeOpenGraph(site: SiteEvidence): Verdict<PreviewFault> {
  return ofPages(site, ([first]) => {
    if (!first) return notJudged('unreachable');
    const { openGraph } = first.html;
    const parts = Object.keys(preview) as (keyof typeof preview)[];
    const image = previewImage(openGraph);
    const stated: Html['openGraph'] = { ...openGraph, 'og:image': image };
    const isRelative = image !== '' && !/^https?:\/\//.test(image);
    const answer = [...site.probed, ...site.resources].find(
      ({ asked }) => asked === URL.parse(image)?.href,
    );
    const type = answer?.headers['content-type'] ?? '';
    const isPage = answer?.status === 200 && isPageType(type);
    const isDead = answer !== undefined && (isMissing(answer.status) || isPage);
    return failWith<PreviewFault>([
      ...parts
        .filter((part) => !stated[preview[part]]?.trim())
        .map((part) => fault(part, fact(first.url, '', preview[part]))),
      ...(isRelative ? [fault('relative', fact(first.url, image, 'https://…'))] : []),
      ...(isDead
        ? [fault('unanswered', fact(image, isPage ? type : (answer.status ?? ''), 200))]
        : []),
    ]);
  });
}

/** Whether a response means that nothing is there; refusals may only concern bots. */
const isMissing = (status: number | null) =>
  status !== null && (status === 404 || status === 410 || (status >= 500 && status !== 503));

/** A server that responds to any URL with 200 sends a page instead of an image. */
const isPageType = (type: string) => /^text\/html\b/i.test(type);

/** Browsers request `/favicon.ico` if no icon is declared. */
export function judgeIcon(site: SiteEvidence): Verdict<'unanswered'> {
  return ofPages(site, ([first]) => {
    if (!first) return notJudged('unreachable');
    const icons = site.resources.filter(({ kind }) => kind === 'icon');
    const isInline = first.html.icons.some((href) => href.startsWith('data:'));
    if (isInline || icons.some(({ status, type }) => status === 200 && !isPageType(type)))
      return pass();
    const [icon] = icons;
    if (icon && icon.status === null) return notJudged('not-answered');
    const found = icon?.status === 200 ? icon.type : (icon?.status ?? '');
    return failWith([fault('unanswered', fact(icon?.asked ?? first.url, found, 200))]);
  });
}

export function judgeEncoding(site: SiteEvidence): Verdict<'garbled' | 'undeclared'> {
  return onEveryPage(site, (page): Proof<'garbled' | 'undeclared'>[] => {
    const { declared, mojibake } = page.encoding;
    if (mojibake !== null) return [fault('garbled', fact(page.url, mojibake, declared ?? 'utf-8'))];
    const isPlain = /^[\0-\x7f]*$/.test(page.html.wholeText);
    return declared === null && !isPlain
      ? [fault('undeclared', fact(page.url, '', 'charset'))]
      : [];
  });
}
