import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import {
  fact,
  failWith,
  fault,
  notApplicable,
  notJudged,
  ofPages,
  pass,
  type HtmlPage,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import { businessesIn, isGiven, markupOf, textsOf, type MarkupNode } from '../markup.ts';

/** A town or region that is served, in place of an address. */
export const servedArea =
  /\b(?:zones? desservies?|secteurs? desservis?|nous desservons|nous nous déplaçons|à domicile|areas? (?:we )?serve[ds]?|service areas?|we serve|zonas? (?:de servicio|atendidas?)|damos servicio|a domicilio)\b/iu;

/** A town after an address: "1240 rue Beaubien, Montréal (QC)". */
const townPattern =
  /,\s*(?:\d{4,5}\s+)?(\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}?[\p{L}'’-]+){0,2})\s*(?:,|\(|\d|$)/u;

function townOf(nodes: readonly MarkupNode[]): string | undefined {
  return nodes
    .filter(({ types }) => types.includes('PostalAddress'))
    .flatMap(({ properties }) => textsOf(properties.addressLocality))[0];
}

function townInText(pages: readonly HtmlPage[]): string | undefined {
  for (const { local } of pages)
    for (const { text, excerpt } of local.addresses) {
      const after = excerpt.slice(excerpt.indexOf(text) + text.length);
      const town = townPattern.exec(after)?.[1] ?? townPattern.exec(text)?.[1];
      if (town) return town;
    }
  return undefined;
}

/** The town that the pages state, in their markup or in an address. */
export const statedTown = (pages: readonly HtmlPage[]) =>
  townOf(markupOf(pages)) ?? townInText(pages);

export function judgeCity(site: SiteEvidence): Verdict<'missing'> {
  return ofPages(site, (pages) => {
    const [first] = pages;
    const town = statedTown(pages);
    if (!first || !town) return notJudged('no-town-stated');
    const shown = [...first.html.titles, ...first.html.headings.filter(({ level }) => level === 1)];
    const isShown = shown.some(({ text }) =>
      normalizeForSearch(text).includes(normalizeForSearch(town)),
    );
    return isShown
      ? pass(fact(first.url, town))
      : failWith([fault('missing', fact(first.url, first.html.titles[0]?.text ?? '', town))]);
  });
}

/** Paths and names of pages about services, in three languages. */
const servicePage =
  /servic|prestation|soin|treatment|tratamiento|produit|product|carte|menu|spécialit|specialit|especialidad|réparation|repair|reparaci|offre|tarif|pricing|precios|cours|classes|clases|forfait|atelier|taller|collection/iu;

export function judgeServices(site: SiteEvidence): Verdict<'none'> {
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
      : failWith([fault('none', fact(pages[0]?.url ?? '', 0, '≥ 1'))]);
  });
}

const areaPage =
  /zones?|secteurs?|quartiers?|desservi|areas?|neighbou?rhoods?|serving|locations?|zonas?|barrios?|ciudades/iu;

export function judgeAreas(site: SiteEvidence): Verdict<'none'> {
  return ofPages(site, (pages) => {
    const isServing = businessesIn(markupOf(pages)).some(({ properties }) =>
      isGiven(properties.areaServed),
    );
    const says = pages.filter(({ html }) => servedArea.test(html.wholeText));
    if (!isServing && says.length === 0) return notApplicable('nothing-of-the-kind');
    const about = pages.filter(({ url }) => areaPage.test(new URL(url).pathname));
    return about.length > 0 || says.length > 0
      ? pass()
      : failWith([fault('none', fact(pages[0]?.url ?? '', 0, '≥ 1'))]);
  });
}
