import {
  at,
  fact,
  failWith,
  fault,
  notApplicable,
  notJudged,
  ofPages,
  pass,
  type HtmlPage,
  type Proof,
  type Verdict,
} from '../check.ts';
import { countWords } from '../count-words.ts';
import type { SiteEvidence } from '../evidence.ts';
import type { Link } from '../page-evidence.ts';
import { readingEase } from '../reading-ease.ts';

/** Minimum number of words of a page's own. */
const fewestWords = 200;

/** Reading ease of "fairly difficult" texts, which most adults still read. Source: Flesch 1949 */
const leastEase = 30;

export function h1Faults(page: HtmlPage): Proof<'missing' | 'empty'>[] {
  const first = page.html.headings.find(({ level }) => level === 1);
  if (!first) return [fault('missing', fact(page.url, 0, '≥ 1 h1'))];
  return /\p{L}\P{L}*\p{L}/u.test(first.text)
    ? []
    : [fault('empty', at(page, first, first.text, 'h1'))];
}

export function headingFaults(page: HtmlPage): Proof<'skipped'>[] {
  return page.html.headings.flatMap((heading, index, all) => {
    const before = all[index - 1]?.level ?? 1;
    return heading.level > before + 1
      ? [fault('skipped', at(page, heading, `h${before} → h${heading.level}`, `h${before + 1}`))]
      : [];
  });
}

/** Pages for forms, terms and lists are short by nature, but the first page needs content. */
export function judgeWords(site: SiteEvidence): Verdict<'few'> {
  return ofPages(site, (pages) => {
    const [first] = pages;
    if (!first) return notJudged('unreachable');
    const words = countWords(first.html.text);
    const proof = fact(first.url, words, `≥ ${fewestWords}`);
    return words >= fewestWords ? pass(proof) : failWith([fault('few', proof)]);
  });
}

export function judgeReadability(site: SiteEvidence): Verdict<'hard'> {
  return ofPages(site, (pages) => {
    const eases = pages.flatMap((page) => {
      const ease = readingEase(page.html.text, page.spoken);
      return ease === null ? [] : [{ page, ease }];
    });
    if (eases.length === 0) return notJudged('language-unclear');
    return failWith(
      eases
        .filter(({ ease }) => ease < leastEase)
        .map(({ page, ease }) => fault('hard', fact(page.url, ease, `≥ ${leastEase}`))),
      eases.slice(0, 1).map(({ page, ease }) => fact(page.url, ease)),
    );
  });
}

/** Link names without meaning of their own. Source: Lighthouse 13.5, link-text; French by analogy. */
const vague = new Set(
  (
    'click here|here|read more|more|learn more|link|this|cliquez ici|ici|cliquer ici|lire la suite|en savoir plus|plus' +
    "|lire plus|suite|voir plus|pulse aquí|haga clic aquí|clic aquí|aquí|leer más|más|ver más|saber más|más información|plus d'infos" +
    '|click this|go|more info|more information|right here|see more|view more|find out more|continue reading|cliquez-ici' +
    '|voir|détails|plus de détails|en savoir +|haz clic aquí|click aquí|pincha aquí|este enlace|enlace|ver|seguir leyendo'
  ).split('|'),
);

/** Marks after a name. A run of them is tried once: from each of its marks, it would take quadratic time. */
const finalMarks = /(?<![.…»>→!\s])[.…»>→!\s]+$/u;

export function linkTextFaults(page: HtmlPage): Proof<'vague' | 'nameless'>[] {
  return page.html.links.flatMap((link) => {
    const name = link.name.toLowerCase().replace(finalMarks, '');
    if (!leadsSomewhere(link) || link.isHidden || link.isNamedElsewhere) return [];
    if (name !== '' && !vague.has(name)) return [];
    return [fault(name === '' ? 'nameless' : 'vague', at(page, link, link.name, link.href))];
  });
}

const leadsSomewhere = ({ href }: Link) => href !== '' && !href.startsWith('#');

export function falseLinkFaults(page: HtmlPage): Proof<'script'>[] {
  return page.html.falseLinks.map((each) =>
    fault('script', at(page, each, each.excerpt.slice(0, 80), '<a href>')),
  );
}

export function judgeAlt(site: SiteEvidence): Verdict<'missing'> {
  return ofPages(site, (pages) => {
    if (pages.every(({ html }) => html.images.length === 0))
      return notApplicable('nothing-of-the-kind');
    return failWith(
      pages.flatMap((page) =>
        page.html.images
          .filter(({ alt, isHidden }) => alt === null && !isHidden)
          .map((each) => fault('missing', at(page, each, '', 'alt'))),
      ),
    );
  });
}

/** Words before the year in which a business was founded. */
const founding = /depuis|fond[ée]e?|since|established|founded|est\.|desde|fundad/i;

/** Words that end a range instead of a year, in three languages. */
const today =
  "(?:aujourd['’]hui|pr[ée]sent|maintenant|ce jour|today|now|current|hoy|actual(?:idad|mente)?|la fecha)(?!\\p{L})";

const copyright = new RegExp(
  `(?:©|\\(c\\)|copyright)(\\D{0,40}?)((?:19|20)\\d\\d)(?:\\s*(?:[-–—]|à|to|a)\\s*((?:19|20)\\d\\d|${today}))?`,
  'giu',
);

/** The last year of a copyright notice. */
export function judgeFreshness(site: SiteEvidence): Verdict<'old'> {
  const year = Number(site.at.slice(0, 4));
  return ofPages(site, (pages) => {
    const stated = pages.flatMap(({ url, html }) => {
      const matches = [...html.wholeText.matchAll(copyright)].filter(
        ([, before = '']) => !founding.test(before),
      );
      // A range may end with "today".
      const years = matches.map(([, , first, last]) =>
        last !== undefined && /^\p{L}/u.test(last) ? year : Number(last ?? first),
      );
      if (years.length === 0) return [];
      return [{ url, year: html.writesYear ? year : Math.max(...years) }];
    });
    if (stated.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      stated
        .filter((each) => each.year <= year - 2)
        .map((each) => fault('old', fact(each.url, each.year, `≥ ${year - 1}`))),
    );
  });
}
