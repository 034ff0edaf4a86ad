import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import {
  at,
  fact,
  failWith,
  notApplicable,
  notJudged,
  ofPages,
  pass,
  type Check,
  type HtmlPage,
  type Proof,
  type Verdict,
} from './check.ts';
import type { SiteEvidence } from './evidence.ts';
import { businessesIn, isGiven, markupOf, textsOf, type MarkupNode } from './markup.ts';

export const localChecks: readonly Check[] = [
  { id: 'local.phone', weight: 3, judge: judgePhone },
  { id: 'local.address', weight: 3, judge: judgeAddress },
  { id: 'local.schema', weight: 3, judge: judgeSchema },
  { id: 'local.schema-details', weight: 2, judge: judgeSchemaDetails },
  { id: 'local.hours', weight: 2, judge: judgeHours },
  { id: 'local.nap', weight: 3, judge: judgeNap },
  { id: 'local.map-data', weight: 2, judge: () => notJudged('not-configured') },
  { id: 'local.city', weight: 2, judge: judgeCity },
  { id: 'local.services', weight: 2, judge: judgeServices },
  { id: 'local.areas', weight: 1, judge: judgeAreas },
  { id: 'local.directions', weight: 1, judge: judgeDirections },
  { id: 'local.contact', weight: 2, judge: judgeContact },
  { id: 'local.own-rating', weight: 2, judge: judgeOwnRating },
  { id: 'local.profiles', weight: 1, judge: judgeProfiles },
];

function judgePhone(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const all = pages.flatMap((page) => page.local.phones.map((phone) => ({ page, phone })));
    const inText = all.filter(({ phone }) => phone.from === 'text');
    const inLinks = all.filter(({ phone }) => phone.from === 'link');
    const [text] = inText;
    const [link] = inLinks;
    const url = pages[0]?.url ?? '';
    if (!text) return failWith([fact(url, link?.phone.number ?? '', 'tel')]);
    if (!link) return failWith([at(text.page, text.phone, text.phone.number, 'tel:')]);
    const numbers = new Set(inText.map(({ phone }) => phone.number));
    return failWith(
      inLinks
        .filter(({ phone }) => !numbers.has(phone.number))
        .map(({ page, phone }) => at(page, phone, phone.number, [...numbers].join(', '))),
      [at(text.page, text.phone, text.phone.number)],
    );
  });
}

/** A town or region that is served, in place of an address. */
const servedArea =
  /\b(?:zones? desservies?|secteurs? desservis?|nous desservons|nous nous déplaçons|à domicile|areas? (?:we )?serve[ds]?|service areas?|we serve|zonas? (?:de servicio|atendidas?)|damos servicio|a domicilio)\b/iu;

function judgeAddress(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    for (const page of pages) {
      const [address] = page.local.addresses;
      if (address) return pass(at(page, address, address.text));
    }
    const serving = pages.find(({ html }) => servedArea.test(html.wholeText));
    const isServing = businessesIn(markupOf(pages)).some(({ properties }) =>
      isGiven(properties.areaServed),
    );
    return serving || isServing ? pass() : failWith([fact(pages[0]?.url ?? '', '', 'address')]);
  });
}

function judgeSchema(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const businesses = businessesIn(markupOf(pages));
    const whole = businesses.find(
      ({ properties }) =>
        isGiven(properties.name) && (isGiven(properties.address) || isGiven(properties.areaServed)),
    );
    if (whole) return pass(at(whole.page, whole.block, whole.types.join(', ')));
    const [first] = businesses;
    return failWith([
      first
        ? at(first.page, first.block, first.types.join(', '), 'name, address | areaServed')
        : fact(pages[0]?.url ?? '', '', 'LocalBusiness'),
    ]);
  });
}

function judgeSchemaDetails(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const businesses = businessesIn(markupOf(pages));
    const [first] = businesses;
    if (!first) return notApplicable('nothing-of-the-kind');
    const has = (...names: string[]) =>
      businesses.some(({ properties }) => names.some((name) => isGiven(properties[name])));
    const missing = [
      ...(has('telephone') ? [] : ['telephone']),
      ...(has('openingHours', 'openingHoursSpecification') ? [] : ['openingHours']),
      ...(has('image', 'logo', 'photo') ? [] : ['image']),
      ...(has('geo') ? [] : ['geo']),
    ];
    return failWith(missing.map((name) => at(first.page, first.block, '', name)));
  });
}

function judgeHours(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    for (const page of pages) {
      const [hours] = page.local.hours;
      if (hours) return pass(at(page, hours, hours.text));
    }
    return failWith([fact(pages[0]?.url ?? '', '', 'openingHours')]);
  });
}

/** The value that most pages state. */
function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Pages that state a detail have to state the one that most pages do, perhaps among others. */
function differing(
  pages: readonly HtmlPage[],
  read: (page: HtmlPage) => readonly string[],
  compared: (text: string) => string = (text) => text,
): Proof[] {
  const stated = pages.map((page) => ({ page, values: [...new Set(read(page))] }));
  const usual = mostFrequent(stated.flatMap(({ values }) => values.map(compared)));
  return stated.flatMap(({ page, values }) =>
    values.length === 0 || usual === undefined || values.some((value) => compared(value) === usual)
      ? []
      : [fact(page.url, values.join(', '), usual)],
  );
}

function judgeNap(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const businesses = businessesIn(markupOf(pages));
    const namesOf = (page: HtmlPage) =>
      businesses
        .filter((each) => each.page === page)
        .flatMap(({ properties }) => textsOf(properties.name));
    const faults = [
      ...differing(pages, namesOf, normalizeForSearch),
      ...differing(pages, ({ local }) => local.addresses.map(({ text }) => text), streetKey),
      ...differing(pages, ({ local }) => local.phones.map(({ number }) => number)),
    ];
    const isStated = pages.some(
      ({ local }) => local.phones.length > 0 || local.addresses.length > 0,
    );
    return isStated ? failWith(faults) : notApplicable('nothing-of-the-kind');
  });
}

/** Number and first word of the street, however the rest is written. */
function streetKey(address: string): string {
  const words = normalizeForSearch(address).match(/[\p{L}\d]+/gu) ?? [];
  const isNumber = (word: string) => /^\d/.test(word);
  const name = words.find(
    (word) =>
      !isNumber(word) &&
      word.length > 3 &&
      !/^(?:rue|avenue|boulevard|calle|chemin|route|place|plaza|street|road)$/.test(word),
  );
  return `${words.find(isNumber) ?? ''} ${name ?? ''}`;
}

function townOf(nodes: readonly MarkupNode[]): string | undefined {
  return nodes
    .filter(({ types }) => types.includes('PostalAddress'))
    .flatMap(({ properties }) => textsOf(properties.addressLocality))[0];
}

/** A town after an address: "1240 rue Beaubien, Montréal (QC)". */
const townPattern =
  /,\s*(?:\d{4,5}\s+)?(\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}?[\p{L}'’-]+){0,2})\s*(?:,|\(|\d|$)/u;

function statedTown(pages: readonly HtmlPage[]): string | undefined {
  for (const { local } of pages)
    for (const { text, excerpt } of local.addresses) {
      const after = excerpt.slice(excerpt.indexOf(text) + text.length);
      const town = townPattern.exec(after)?.[1] ?? townPattern.exec(text)?.[1];
      if (town) return town;
    }
  return undefined;
}

function judgeCity(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const [first] = pages;
    const town = townOf(markupOf(pages)) ?? statedTown(pages);
    if (!first || !town) return notJudged('no-town-stated');
    const shown = [...first.html.titles, ...first.html.headings.filter(({ level }) => level === 1)];
    const isShown = shown.some(({ text }) =>
      normalizeForSearch(text).includes(normalizeForSearch(town)),
    );
    return isShown
      ? pass(fact(first.url, town))
      : failWith([fact(first.url, first.html.titles[0]?.text ?? '', town)]);
  });
}

/** Paths and names of pages about services, in three languages. */
const servicePage =
  /servic|prestation|soin|treatment|tratamiento|produit|product|carte|menu|spécialit|specialit|especialidad|réparation|repair|reparaci|offre|tarif|pricing|precios|cours|classes|clases|forfait|atelier|taller|collection/iu;

function judgeServices(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const inner = pages.slice(1);
    const about = inner.filter(({ url, html }) =>
      servicePage.test(`${decodeURI(new URL(url).pathname)} ${html.titles[0]?.text ?? ''}`),
    );
    const linked = pages.some(({ html }) =>
      html.links.some(({ href, name }) => servicePage.test(`${href} ${name}`)),
    );
    return about.length > 0 || (linked && inner.length === 0)
      ? pass(...about.map(({ url }) => fact(url, '')))
      : failWith([fact(pages[0]?.url ?? '', 0, '≥ 1')]);
  });
}

const areaPage =
  /zones?|secteurs?|quartiers?|desservi|areas?|neighbou?rhoods?|serving|locations?|zonas?|barrios?|ciudades/iu;

function judgeAreas(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const isServing = businessesIn(markupOf(pages)).some(({ properties }) =>
      isGiven(properties.areaServed),
    );
    const says = pages.filter(({ html }) => servedArea.test(html.wholeText));
    if (!isServing && says.length === 0) return notApplicable('nothing-of-the-kind');
    const about = pages.filter(({ url }) => areaPage.test(new URL(url).pathname));
    return about.length > 0 || says.length > 0
      ? pass()
      : failWith([fact(pages[0]?.url ?? '', 0, '≥ 1')]);
  });
}

const mapAddress =
  /(?:google\.[a-z.]+\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo\.gl|openstreetmap\.org|maps\.apple\.com|bing\.com\/maps|waze\.com|^geo:)/i;

function judgeDirections(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const isShown = pages.some(
      ({ html }) =>
        html.links.some(({ href }) => mapAddress.test(href)) ||
        html.resources.some(({ kind, url }) => kind === 'frame' && mapAddress.test(url)),
    );
    if (isShown) return pass();
    const hasAddress = pages.some(({ local }) => local.addresses.length > 0);
    return hasAddress
      ? failWith([fact(pages[0]?.url ?? '', 0, '≥ 1')])
      : notApplicable('nothing-of-the-kind');
  });
}

const contactPage =
  /contact|contáct|contacto|nous joindre|joindre|rendez-vous|appointment|cita|reserv|réserv|book/iu;

function judgeContact(site: SiteEvidence): Verdict {
  return ofPages(site, ([first]) => {
    if (!first) return notJudged('unreachable');
    const isClick = first.html.links.some(
      ({ href, name }) =>
        /^(?:tel|mailto|sms|https:\/\/wa\.me):?/i.test(href) || contactPage.test(`${href} ${name}`),
    );
    return isClick || first.html.forms.length > 0 ? pass() : failWith([fact(first.url, 0, '≥ 1')]);
  });
}

/** Source: Google Search Central, review snippet: self-serving reviews. */
function judgeOwnRating(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const businesses = businessesIn(markupOf(pages));
    if (businesses.length === 0) return notApplicable('nothing-of-the-kind');
    return failWith(
      businesses
        .filter(
          ({ properties }) => isGiven(properties.aggregateRating) || isGiven(properties.review),
        )
        .map(({ page, block }) => at(page, block, 'aggregateRating', '')),
    );
  });
}

/** Profiles elsewhere are not requested: most refuse robots, and a refusal says nothing. */
function judgeProfiles(site: SiteEvidence): Verdict {
  return ofPages(site, (pages) => {
    const addresses = markupOf(pages).flatMap(({ page, block, properties }) =>
      textsOf(properties.sameAs).map((url) => ({ page, block, url })),
    );
    if (addresses.length === 0) return notApplicable('nothing-of-the-kind');
    const faults = addresses
      .filter(({ url }) => !/^https?:\/\/[^/]+\.[^/]+/.test(url))
      .map(({ page, block, url }) => at(page, block, url, 'https://…'));
    return faults.length > 0 ? failWith(faults) : notJudged('not-answered');
  });
}
