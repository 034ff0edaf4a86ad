import { mayBeSuburb } from '../big-cities.ts';
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
import { markupOf, namesOfAreas, textsOf, type MarkupNode } from '../markup.ts';
import { placesInAddress, postalPlace, townInAddress } from '../town-in-address.ts';
import { unreadLinks } from '../unread-pages.ts';
import { decoded, withoutFragment } from '../url-text.ts';
import { placeKey } from './place-key.ts';
import { areaNamesIn, saysArea } from './served-area.ts';
import { addressInShownTown, shortNames, shownNames } from './shown-town.ts';

const townsIn = (nodes: readonly MarkupNode[]) =>
  nodes
    .filter(({ types }) => types.includes('PostalAddress'))
    .flatMap(({ properties }) => textsOf(properties.addressLocality));

function townsInText(pages: readonly HtmlPage[]): string[] {
  const towns = pages.flatMap(({ local }) =>
    local.addresses.flatMap(({ text, after }) => townInAddress(text, after) ?? []),
  );
  return towns.length > 0
    ? towns
    : pages.flatMap(({ html }) => {
        const place = postalPlace(html.wholeText);
        return place?.isAddress === true ? [place.town] : [];
      });
}

/**
 * The towns stated on the pages, in their markup or otherwise in addresses; a business with several locations has
 * several.
 */
function statedTowns(pages: readonly HtmlPage[]): string[] {
  const inMarkup = townsIn(markupOf(pages));
  return inMarkup.length > 0 ? inMarkup : townsInText(pages);
}

/** The first town stated on the pages. */
export const statedTown = (pages: readonly HtmlPage[]) => statedTowns(pages)[0];

export function judgeCity(site: SiteEvidence): Verdict<'missing'> {
  return ofPages(site, (pages) => {
    const [first] = pages;
    if (!first) return notJudged('no-town-stated');
    const towns = statedTowns(pages);
    const shown = shownNames(first.html);
    const town =
      towns.find((each) => shown.includes(placeKey(each))) ??
      [...placesIn(pages), ...servedPlaces(pages)].find((each) =>
        shown.includes(` ${placeKey(each)} `),
      ) ??
      towns.find((each) => shortNames(each).some((name) => shown.includes(` ${name} `)));
    const [usual] = towns;
    if (town === undefined && usual === undefined) {
      const named =
        addressInShownTown(first)?.town ??
        pages
          .map(({ html }) => postalPlace(html.wholeText)?.town ?? '')
          .find((each) => each !== '' && shown.includes(` ${placeKey(each)} `));
      return named ? pass(fact(first.url, named)) : notJudged('no-town-stated');
    }
    if (town !== undefined) return pass(fact(first.url, town));
    const phones = pages.flatMap(({ local }) => local.phones.map(({ number }) => number));
    return mayBeSuburb(usual ?? '', shown, phones, postalCodes(pages))
      ? notJudged('town-unclear')
      : failWith([fault('missing', fact(first.url, first.html.titles[0]?.text ?? '', usual))]);
  });
}

const postalCode = /(?<![\dA-Z])(?:\d{4,5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?![\dA-Z])/;

/** Postal codes of the business, from its markup or otherwise next to its addresses. */
function postalCodes(pages: readonly HtmlPage[]): string[] {
  const inMarkup = markupOf(pages)
    .filter(({ types }) => types.includes('PostalAddress'))
    .flatMap(({ properties }) => textsOf(properties.postalCode));
  return inMarkup.length > 0
    ? inMarkup
    : pages.flatMap(({ local }) =>
        local.addresses.flatMap(({ after }) => postalCode.exec(after)?.[0] ?? []),
      );
}

/** People may refer to the location by an address's district, borough or city. */
const placesIn = (pages: readonly HtmlPage[]) =>
  pages.flatMap(({ local, html }) => [
    ...local.addresses.flatMap(({ after }) => placesInAddress(after)),
    // The name of the business may come first.
    ...placesInAddress(/,.*/.exec(postalPlace(html.wholeText)?.line ?? '')?.[0] ?? ''),
  ]);

/** Places in the declared service area count as its own, too. */
const servedPlaces = (pages: readonly HtmlPage[]) => [
  ...namesOfAreas(markupOf(pages)),
  ...pages.flatMap(({ html }) => areaNamesIn(html.wholeText)),
];

/** Pages about the business itself, or for its visitors, rather than about what it offers; in three languages. */
const otherPage =
  /(?<!\p{L})(?:contacts?|contacte[rz]|cont[aá]ct[ea]nos|contacto|joindre|accueil|home|inicio|about|propos|apropos|histoire|history|historia|story|nosotros|quienes|sommes|[eé]quipe|team|equipo|blogs?|blogue|news|nouvelles|actualit[eé]s?|noticias?|articles?|posts?|faq|questions?|preguntas|galer[ií]a|galerie|gallery|photos|r[eé]alisations?|portfolio|avis|reviews?|t[eé]moignages?|testimonials?|testimonios|opiniones|mentions|l[eé]gale?s?|privacy|confidentialit[eé]|privacidad|terms|conditions|condiciones|t[eé]rminos|cookies|plan|sitemap|horaires?|hours|horarios?|acc[eè]s|directions?|itin[eé]raire|ubicaci[oó]n|locations|zones?|secteurs?|areas?|quartiers?|barrios?|rendez-vous|appointments?|book|booking|reservar?|reservas|citas?|emplois?|carri[eè]res|careers?|jobs|empleo|merci|thanks?|gracias|cart|panier|carrito|login|compte|account|recherche|search|tag|category|author)(?!\p{L})/iu;

const serviceLink = /servic|prestation|produit|product|carte|menu|tarif|price|precio|#offre/iu;

/** Any page that is not about something else counts as a page about the offer. */
export function judgeServices(site: SiteEvidence): Verdict<'none'> {
  return ofPages(site, (pages) => {
    const [first] = pages;
    const inner = pages.slice(1).filter(({ url }) => url !== first?.url);
    // If the audit starts at an inner page, the home page is read as well.
    const isFirstInner = inner.some(({ url }) => new URL(url).pathname === '/');
    const about = [...(first && isFirstInner ? [first] : []), ...inner].filter(({ url }) =>
      isOffer(url),
    );
    const linked = pages.some(({ html }) =>
      html.links.some(({ href, name }) => serviceLink.test(`${href} ${name}`)),
    );
    // A one-page site describes its offer in a section, and has legal pages at most.
    const isOnePage =
      first &&
      leadsToOwnPart(first) &&
      inner.every(({ url }) => legalPage.test(url) || translatedHome.test(new URL(url).pathname));
    if (about.length > 0 || isOnePage || (linked && inner.length === 0))
      return pass(...about.map(({ url }) => fact(url, '')));
    return unreadLinks(site).some(({ url, name }) => serviceLink.test(`${url} ${name}`))
      ? notJudged('read-in-part')
      : failWith([fault('none', fact(first?.url ?? '', 0, '≥ 1'))]);
  });
}

export const legalPage =
  /l[eé]gal|privacy|confidentialit|privacidad|terms|conditions|condiciones|t[eé]rminos|cookies/iu;

/** The path of a first page in another language, such as "/en" and "/fr-ca/index.html". */
const translatedHome = /^\/[a-z]{2}(?:-[a-z]{2})?(?:\/(?:index\.\w+)?)?$/i;

/** Whether a page links to a section of its own about the offer. */
const leadsToOwnPart = ({ url, html }: HtmlPage) =>
  html.links.some(
    (link) =>
      /#./.test(link.href) &&
      (link.url === null || withoutFragment(link.url) === url) &&
      serviceLink.test(`${link.href} ${link.name}`),
  );

/** The query of every article in Joomla. */
const anyArticle = /([?&])option=com_content&view=article(?:&|$)/;

/** Judged by the last path segment and the query: "/a-propos", "/page.php?id=services". */
function isOffer(address: string): boolean {
  const { pathname, search } = new URL(address);
  const folder = pathname.replace(/(?:\/|\/index\.\w+)$/, '');
  const query = search.replace(anyArticle, '$1');
  const path = decoded(`${folder.replace(/^.*\//, '')}${query}`).replaceAll('_', ' ');
  return path.length > 2 && !otherPage.test(path);
}

const areaPage =
  /zones?|secteurs?|quartiers?|desservi|areas?|neighbou?rhoods?|serving|locations?|zonas?|barrios?|ciudades/iu;

/** Maximum number of areas named in a finding. */
const mostNamed = 3;

export function judgeAreas(site: SiteEvidence): Verdict<'none'> {
  return ofPages(site, (pages) => {
    const own = new Set(statedTowns(pages).map(placeKey));
    const declared = namesOfAreas(markupOf(pages)).filter((name) => !own.has(placeKey(name)));
    const says = pages.some(({ html }) => saysArea(html.wholeText));
    if (declared.length === 0 && !says) return notApplicable('nothing-of-the-kind');
    const isNamed = pages.some(({ url, html }) => {
      if (areaPage.test(new URL(url).pathname)) return true;
      const text = `${shownNames(html)} ${placeKey(html.wholeText)} `;
      return declared.some((name) => text.includes(` ${placeKey(name)} `));
    });
    return says || isNamed
      ? pass()
      : failWith([
          fault('none', fact(pages[0]?.url ?? '', '', declared.slice(0, mostNamed).join(', '))),
        ]);
  });
}
