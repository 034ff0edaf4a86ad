import {
  at,
  fact,
  failWith,
  notApplicable,
  notJudged,
  ofPages,
  onEveryPage,
  pass,
  type Check,
  type HtmlPage,
  type Proof,
  type Verdict,
} from './check.ts';
import { countWords } from './count-words.ts';
import type { Found, Link, SiteEvidence } from './evidence.ts';
import { readingEase } from './reading-ease.ts';
import { titleWidth } from './text-width.ts';

/** Pixels that a result shows of a title; shorter ones say too little. */
const titleRange = [200, 580] as const;

/** Characters of a description. */
const descriptionRange = [70, 160] as const;

/** Words of a page's own. */
const fewestWords = 200;

/** Reading ease of "fairly difficult" texts, which most adults still read. Source: Flesch 1949 */
const leastEase = 30;

export const pageChecks: readonly Check[] = [
  { id: 'page.title', weight: 2, judge: (site) => onEveryPage(site, titleFaults) },
  { id: 'page.description', weight: 1, judge: (site) => onEveryPage(site, descriptionFaults) },
  { id: 'page.unique', weight: 2, judge: judgeUnique },
  { id: 'page.h1', weight: 2, judge: (site) => onEveryPage(site, h1Faults) },
  { id: 'page.headings', weight: 1, judge: (site) => onEveryPage(site, headingFaults) },
  { id: 'page.canonical', weight: 2, judge: judgeCanonical },
  { id: 'page.lang', weight: 2, judge: judgeLang },
  { id: 'page.hreflang', weight: 2, judge: judgeHreflang },
  { id: 'page.words', weight: 1, judge: judgeWords },
  { id: 'page.readability', weight: 1, judge: judgeReadability },
  { id: 'page.link-text', weight: 1, judge: (site) => onEveryPage(site, linkTextFaults) },
  { id: 'page.crawlable-links', weight: 2, judge: (site) => onEveryPage(site, falseLinkFaults) },
  { id: 'page.alt', weight: 2, judge: judgeAlt },
  { id: 'page.open-graph', weight: 1, judge: judgeOpenGraph },
  { id: 'page.icon', weight: 1, judge: judgeIcon },
  { id: 'page.encoding', weight: 2, judge: judgeEncoding },
  { id: 'page.freshness', weight: 1, judge: judgeFreshness },
];

const inRange = (value: number, [least, most]: readonly [number, number]) =>
  value >= least && value <= most;

function titleFaults(page: HtmlPage): Proof[] {
  const { titles } = page.html;
  const [title] = titles;
  const wanted = `${titleRange.join('–')} px`;
  if (!title || title.text === '') return [fact(page.url, '', wanted)];
  if (titles.length > 1) return titles.map((each) => at(page, each, each.text, 1));
  const width = titleWidth(title.text);
  return inRange(width, titleRange) ? [] : [at(page, title, `${width} px: ${title.text}`, wanted)];
}

/** Lengths are counted in characters as people see them, not in bytes. */
const lengthOf = (text: string) => [...new Intl.Segmenter().segment(text)].length;

function descriptionFaults(page: HtmlPage): Proof[] {
  const { descriptions } = page.html;
  const [description] = descriptions;
  const wanted = descriptionRange.join('–');
  if (!description || description.text === '') return [fact(page.url, '', wanted)];
  if (descriptions.length > 1) return descriptions.map((each) => at(page, each, each.text, 1));
  const length = lengthOf(description.text);
  return inRange(length, descriptionRange) ? [] : [at(page, description, length, wanted)];
}

function judgeUnique(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    if (pages.length < 2) return notApplicable('too-few-pages');
    const repeated = (read: (page: HtmlPage) => Found | undefined) => {
      const seen = new Map<string, string>();
      return distinct(pages).flatMap((page): Proof[] => {
        const found = read(page);
        if (!found || found.text === '') return [];
        const before = seen.get(found.text);
        seen.set(found.text, before ?? page.url);
        return before === undefined ? [] : [at(page, found, found.text, `≠ ${before}`)];
      });
    };
    return failWith([
      ...repeated(({ html }) => html.titles[0]),
      ...repeated(({ html }) => html.descriptions[0]),
    ]);
  });
}

/** Pages that name another one as canonical are forms of it. */
function distinct(pages: readonly HtmlPage[]): HtmlPage[] {
  return pages.filter(({ html, url }) => {
    const canonical = html.canonicals[0]?.text;
    return canonical === undefined || URL.parse(canonical, url)?.href === url;
  });
}

function h1Faults(page: HtmlPage): Proof[] {
  const first = page.html.headings.find(({ level }) => level === 1);
  if (!first) return [fact(page.url, 0, '≥ 1 h1')];
  return /\p{L}{2}/u.test(first.text) ? [] : [at(page, first, first.text, 'h1')];
}

function headingFaults(page: HtmlPage): Proof[] {
  return page.html.headings.flatMap((heading, index, all) => {
    const before = all[index - 1]?.level ?? 1;
    return heading.level > before + 1
      ? [at(page, heading, `h${before} → h${heading.level}`, `h${before + 1}`)]
      : [];
  });
}

function judgeCanonical(site: SiteEvidence): Verdict {
  const statuses = new Map(
    [...site.pages, ...site.probed].flatMap(
      ({ asked, url, status }) =>
        [
          [asked, status],
          [url, status],
        ] as const,
    ),
  );
  return onEveryPage(site, (page) => {
    const { canonicals } = page.html;
    if (canonicals.length > 1) return canonicals.map((each) => at(page, each, each.text, '≤ 1'));
    return canonicals.flatMap((each) => {
      const url = URL.parse(each.text);
      if (!url) return [at(page, each, each.text, 'https://…')];
      if (bareHost(url.href) !== bareHost(page.url))
        return [at(page, each, url.host, bareHost(page.url))];
      const status = statuses.get(url.href);
      return typeof status === 'number' && status >= 400 ? [at(page, each, status, 200)] : [];
    });
  });
}

const bareHost = (url: string) => (URL.parse(url)?.host ?? '').replace(/^www\./, '');

function judgeLang(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const faults = pages.flatMap((page): Proof[] => {
      const { lang } = page.html;
      if (lang === null || !isLanguageTag(lang))
        return [fact(page.url, lang ?? '', page.spoken ?? 'lang')];
      const [language = ''] = lang.toLowerCase().split('-');
      return page.spoken !== null && page.spoken !== language
        ? [fact(page.url, lang, page.spoken)]
        : [];
    });
    return failWith(faults);
  });
}

/** BCP 47: a language of the registry, as the platform knows it. */
function isLanguageTag(tag: string): boolean {
  try {
    const [canonical = ''] = Intl.getCanonicalLocales(tag);
    const { language } = new Intl.Locale(canonical);
    return (
      new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(language) !== undefined
    );
  } catch {
    return false;
  }
}

function judgeHreflang(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const marked = pages.filter(({ html }) => html.hreflang.length > 0);
    if (marked.length === 0) return notApplicable('nothing-of-the-kind');
    const byUrl = new Map(pages.map((page) => [page.url, page]));
    const faults = marked.flatMap((page) => [
      ...page.html.hreflang
        .filter(({ lang }) => lang.toLowerCase() !== 'x-default' && !isLanguageTag(lang))
        .map(({ lang }) => fact(page.url, lang, 'BCP 47')),
      ...(page.html.hreflang.some(({ href }) => href === page.url)
        ? []
        : [fact(page.url, '', page.url)]),
      ...page.html.hreflang.flatMap(({ href }) => {
        const other = byUrl.get(href);
        const isMutual = !other || other.html.hreflang.some((each) => each.href === page.url);
        return isMutual ? [] : [fact(href, '', page.url)];
      }),
    ]);
    return failWith(faults);
  });
}

/** Pages for forms, conditions and lists are short by nature: the first page and most others have to say something. */
function judgeWords(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const [first] = pages;
    if (!first) return notJudged('unreachable');
    const words = countWords(first.html.text);
    const proof = fact(first.url, words, `≥ ${fewestWords}`);
    return words >= fewestWords ? pass(proof) : failWith([proof]);
  });
}

function judgeReadability(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const eases = pages.flatMap((page) => {
      const ease = readingEase(page.html.text, page.spoken);
      return ease === null ? [] : [{ page, ease }];
    });
    if (eases.length === 0) return notJudged('language-unclear');
    return failWith(
      eases
        .filter(({ ease }) => ease < leastEase)
        .map(({ page, ease }) => fact(page.url, ease, `≥ ${leastEase}`)),
      eases.slice(0, 1).map(({ page, ease }) => fact(page.url, ease)),
    );
  });
}

/** Names of links that say nothing by themselves. */
const vague = new Set(
  (
    'click here|here|read more|more|learn more|link|this|cliquez ici|ici|cliquer ici|lire la suite|en savoir plus|plus' +
    "|lire plus|suite|voir plus|pulse aquí|haga clic aquí|clic aquí|aquí|leer más|más|ver más|saber más|más información|plus d'infos"
  ).split('|'),
);

function linkTextFaults(page: HtmlPage): Proof[] {
  return page.html.links.flatMap((link) => {
    const name = link.name.toLowerCase().replace(/[.…»>→!\s]+$/u, '');
    const isNamed = name !== '' && !vague.has(name);
    return isNamed || !leadsSomewhere(link) ? [] : [at(page, link, link.name, link.href)];
  });
}

const leadsSomewhere = ({ href }: Link) => href !== '' && !href.startsWith('#');

function falseLinkFaults(page: HtmlPage): Proof[] {
  return page.html.falseLinks.map((each) => at(page, each, each.excerpt.slice(0, 80), '<a href>'));
}

function judgeAlt(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    if (pages.every(({ html }) => html.images.length === 0))
      return notApplicable('nothing-of-the-kind');
    return failWith(
      pages.flatMap((page) =>
        page.html.images
          .filter(({ alt, isHidden }) => alt === null && !isHidden)
          .map((each) => at(page, each, '', 'alt')),
      ),
    );
  });
}

function judgeOpenGraph(site: SiteEvidence): Verdict {
  return ofPages(site, ([first]) => {
    if (!first) return notJudged('unreachable');
    const { openGraph } = first.html;
    const missing = ['og:title', 'og:description', 'og:image'].filter(
      (name) => !openGraph[name]?.trim(),
    );
    const image = openGraph['og:image'] ?? '';
    const faults = missing.map((name) => fact(first.url, '', name));
    if (image !== '' && !/^https?:\/\//.test(image))
      faults.push(fact(first.url, image, 'https://…'));
    return failWith(faults);
  });
}

/** Browsers ask for `/favicon.ico` where no icon is named. */
function judgeIcon(site: SiteEvidence): Verdict {
  return ofPages(site, ([first]) => {
    if (!first) return notJudged('unreachable');
    const icons = site.resources.filter(({ kind }) => kind === 'icon');
    const isInline = first.html.icons.some((href) => href.startsWith('data:'));
    if (isInline || icons.some(({ status }) => status === 200)) return pass();
    const [icon] = icons;
    if (icon && icon.status === null) return notJudged('not-answered');
    return failWith([fact(icon?.asked ?? first.url, icon?.status ?? '', 200)]);
  });
}

function judgeEncoding(site: SiteEvidence): Verdict {
  return onEveryPage(site, (page) => {
    const { declared, mojibake } = page.encoding;
    if (mojibake !== null) return [fact(page.url, mojibake, declared ?? 'utf-8')];
    const isPlain = /^[\0-\x7f]*$/.test(page.html.wholeText);
    return declared === null && !isPlain ? [fact(page.url, '', 'charset')] : [];
  });
}

/** The year that a copyright notice ends with. */
function judgeFreshness(site: SiteEvidence): Verdict {
  const year = Number(site.at.slice(0, 4));
  return ofPages(site, (pages) => {
    const stated = pages.flatMap(({ url, html }) => {
      const matches = [
        ...html.wholeText.matchAll(
          /(?:©|\(c\)|copyright)\D{0,40}?((?:19|20)\d\d)(?:\s*[-–—]\s*((?:19|20)\d\d))?/gi,
        ),
      ];
      const years = matches.map(([, first, last]) => Number(last ?? first));
      return years.length > 0 ? [{ url, year: Math.max(...years) }] : [];
    });
    if (stated.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      stated
        .filter((each) => each.year <= year - 2)
        .map((each) => fact(each.url, each.year, `≥ ${year - 1}`)),
    );
  });
}
