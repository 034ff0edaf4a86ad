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
import { townInAddress } from '../town-in-address.ts';
import { businessesIn, isGiven, markupOf, textsOf, type MarkupNode } from '../markup.ts';

/** A town or region that is served, in place of an address. */
export const servedArea =
  /(?<![\p{L}])(?:zones? (?:desservies?|d['’]intervention)|secteurs? (?:desservis?|d['’]intervention)|(?:nous )?(?:desservons|intervenons)|(?:nous nous|je me) dépla(?:çons|ce)|à domicile|areas? (?:we )?(?:serve[ds]?|cover(?:ed)?)|service areas?|we (?:serve|cover|come to you|travel)|(?:proudly )?serving|zonas? (?:de (?:servicio|cobertura|trabajo)|atendidas?)|(?:damos|prestamos) servicio|(?:cubrimos|atendemos) (?:en|a|el|la|los|las|toda?)|nos desplazamos|a domicilio)(?![\p{L}])/iu;

function townOf(nodes: readonly MarkupNode[]): string | undefined {
  return nodes
    .filter(({ types }) => types.includes('PostalAddress'))
    .flatMap(({ properties }) => textsOf(properties.addressLocality))[0];
}

function townInText(pages: readonly HtmlPage[]): string | undefined {
  for (const { local } of pages)
    for (const { text, after } of local.addresses) {
      const town = townInAddress(text, after);
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

/** Pages that are about the business itself, or its visitors, and not about what it offers; in three languages. */
const otherPage =
  /(?<!\p{L})(?:contacts?|contacte[rz]|contacto|joindre|accueil|home|inicio|about|propos|apropos|histoire|history|historia|story|nosotros|quienes|sommes|[eé]quipe|team|equipo|blogs?|blogue|news|nouvelles|actualit[eé]s?|noticias?|articles?|posts?|faq|questions?|preguntas|galer[ií]a|galerie|gallery|photos|r[eé]alisations?|portfolio|avis|reviews?|t[eé]moignages?|testimonials?|testimonios|opiniones|mentions|l[eé]gale?s?|privacy|confidentialit[eé]|privacidad|terms|conditions|condiciones|t[eé]rminos|cookies|plan|sitemap|horaires?|hours|horarios?|acc[eè]s|directions?|itin[eé]raire|ubicaci[oó]n|locations|zones?|secteurs?|areas?|quartiers?|barrios?|rendez-vous|appointments?|book|booking|reservar?|reservas|citas?|emplois?|carri[eè]res|careers?|jobs|empleo|merci|thanks?|gracias|cart|panier|carrito|login|compte|account|recherche|search|tag|category|author)(?!\p{L})/iu;

const serviceLink = /servic|prestation|produit|product|carte|menu|tarif|price|precio|#offre/iu;

/** A page about what the business offers is any that is about nothing else. */
export function judgeServices(site: SiteEvidence): Verdict<'none'> {
  return ofPages(site, (pages) => {
    const [first] = pages;
    const inner = pages.slice(1).filter(({ url }) => url !== first?.url);
    const about = inner.filter(({ url }) => isOffer(url));
    const linked = pages.some(({ html }) =>
      html.links.some(({ href, name }) => serviceLink.test(`${href} ${name}`)),
    );
    return about.length > 0 || (linked && inner.length === 0)
      ? pass(...about.map(({ url }) => fact(url, '')))
      : failWith([fault('none', fact(first?.url ?? '', 0, '≥ 1'))]);
  });
}

/** Judged by the last part of the path and its query: "/a-propos", "/page.php?id=services". */
function isOffer(address: string): boolean {
  const { pathname, search } = new URL(address);
  const folder = pathname.replace(/(?:\/|\/index\.\w+)$/, '');
  const path = decoded(`${folder.replace(/^.*\//, '')}${search}`).replaceAll('_', ' ');
  return path.length > 2 && !otherPage.test(path);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
