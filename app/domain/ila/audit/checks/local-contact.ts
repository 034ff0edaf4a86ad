import { readOpeningHours } from '#app/domain/ila/hours/opening-hours-format.ts';
import { mayStateHours } from '#app/domain/ila/hours/opening-words.ts';
import { differingDays, hoursText, type WeeklyHours } from '#app/domain/ila/hours/weekly-hours.ts';
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
import type { SiteEvidence } from '../evidence.ts';
import { businessesIn, markupOf } from '../markup.ts';
import type { Resource } from '../page-evidence.ts';
import { contactHoursInMarkup, hoursInMarkup, hoursOnPages } from '../stated-hours.ts';
import { withoutFragment } from '../url-text.ts';
import { statesHouse } from './local-address.ts';
import { legalPage } from './local-places.ts';

export function judgeHours(site: SiteEvidence): Verdict<'missing' | 'markup' | 'map'> {
  return ofPages(site, (pages) => {
    const found = pages.flatMap((page) => page.local.hours.map((hours) => ({ page, hours })))[0];
    if (!found)
      return pages.some(({ html }) => mayStateHours(html.wholeText))
        ? notJudged('hours-unclear')
        : failWith([fault('missing', fact(pages[0]?.url ?? '', ''))]);
    const { page, hours } = found;
    const inText = hoursOnPages(pages);
    const nodes = markupOf(pages);
    const inMarkup = hoursInMarkup(businessesIn(nodes));
    // A text may state the hours at which calls are answered.
    const isOfContact = isSaid(inText, contactHoursInMarkup(nodes));
    return failWith(
      [
        ...differing('markup', at(page, hours, ''), isOfContact ? null : inText, inMarkup),
        ...differing(
          'map',
          fact(listingUrl(site), ''),
          isOfContact ? inMarkup : (inText ?? inMarkup),
          hoursOnMap(site),
        ),
      ],
      [at(page, hours, hours.text)],
    );
  });
}

const listingOf = ({ listing }: SiteEvidence) => (listing === 'not-found' ? null : listing);
const listingUrl = (site: SiteEvidence) => listingOf(site)?.url ?? '';
const hoursOnMap = (site: SiteEvidence) => readOpeningHours(listingOf(site)?.hours ?? '');

/** Whether a text agrees with the markup, on the days that both state. */
const isSaid = (inText: WeeklyHours | null, inMarkup: WeeklyHours | null): boolean =>
  inText !== null &&
  inMarkup !== null &&
  inText.some((openings, day) => openings !== null && inMarkup[day] !== null) &&
  differingDays(inText, inMarkup).length === 0;

/** The days for which two sources state different hours. */
function differing<Fault extends string>(
  code: Fault,
  where: Proof<never>,
  stated: WeeklyHours | null,
  other: WeeklyHours | null,
): Proof<Fault>[] {
  if (!stated || !other) return [];
  const days = differingDays(stated, other);
  const [found, wanted] = [hoursText(stated, days), hoursText(other, days)];
  return days.length > 0 ? [fault(code, { ...where, found, wanted })] : [];
}

const mapAddress =
  /(?:google\.[a-z.]{2,20}\/maps|maps\.google|goo\.gl\/maps|maps\.app\.goo\.gl|g\.page|openstreetmap\.org|maps\.apple\.com|bing\.com\/maps|waze\.com|mappy\.com|\/google-map\.html|viamichelin|here\.com|mapbox\.com|citymapper\.com|^(?:geo|maps):)/i;

/** Link names for directions, and alternative texts of map images, in three languages. */
const directionsName =
  /itinéraire|plan d['’]accès|comment (?:venir|s['’]y rendre)|nous trouver|directions|how to (?:find|get)|find us|cómo llegar|ubicación/iu;
const drawnMap = /\b(?:plan|carte|map|mapa|plano)\b/iu;

/** An embedded map, and scripts that draw one. */
const mapOf: Readonly<Partial<Record<Resource['kind'], RegExp>>> = {
  frame: mapAddress,
  script: /maps\.googleapis\.com\/maps\/api|leaflet|mapbox-gl|maplibre-gl|openlayers/i,
};

export function judgeDirections(site: SiteEvidence): Verdict<'none'> {
  return ofPages(site, (pages) => {
    const isShown = pages.some(
      ({ html }) =>
        html.hasMap ||
        html.links.some(({ href, name }) => mapAddress.test(href) || directionsName.test(name)) ||
        html.resources.some(({ kind, url }) => mapOf[kind]?.test(url)) ||
        html.images.some(({ alt }) => drawnMap.test(alt ?? '')),
    );
    if (isShown) return pass();
    const hasAddress = pages.some(statesHouse);
    return hasAddress
      ? failWith([fault('none', fact(pages[0]?.url ?? '', ''))])
      : notApplicable('nothing-of-the-kind');
  });
}

const directContact =
  /^(?:tel:|callto:|mailto:|sms:|whatsapp:|https?:\/\/(?:wa\.me|m\.me|(?:api|web)\.whatsapp\.com)\/)/i;

const contactPage =
  /contact|contáct|joindre|rendez-vous|appointment|(?<!\p{L})citas?(?!\p{L})|reserv|réserv|(?<!\p{L})(?:book|rdv(?!\p{L}))|doctolib|calendly|planity|treatwell|fresha|acuityscheduling|opentable|thefork|écri(?:re|vez)|coordonnées|devis|soumission|get in touch|reach us|write to us|email us|let['’]s talk|talk to us|enquir|inquir|quote|escr[ií]b[ea]|hablemos|presupuesto|cotiza|(?<!\p{L})(?:locations|(?:find|visit) us|store finder|find an? (?:store|shop|branch|clinic|office))(?!\p{L})|(?:nos|nous) (?:magasins|boutiques|agences|adresses|cabinets|trouver)|nuestras (?:tiendas|sucursales|oficinas)|(?<!\p{L})sucursales(?!\p{L})|d[oó]nde estamos/iu;

export function judgeContact(site: SiteEvidence): Verdict<'none'> {
  return ofPages(site, ([first, ...others]) => {
    if (!first) return notJudged('unreachable');
    const isClick = first.html.links.some(
      ({ href, name }) => directContact.test(href) || contactPage.test(`${href} ${name}`),
    );
    const linked = new Set(first.html.links.map(({ url }) => url && withoutFragment(url)));
    const isOnBranch = others.some((page) => linked.has(page.url) && statesBranch(page));
    return isClick || isOnBranch || first.html.forms.length > 0
      ? pass()
      : failWith([fault('none', fact(first.url, ''))]);
  });
}

/**
 * Whether a page about one of several locations states its address and telephone number: a legal page states those of
 * the publisher.
 */
const statesBranch = ({ url, local }: HtmlPage) =>
  !legalPage.test(new URL(url).pathname) &&
  local.addresses.length > 0 &&
  local.phones.some(({ from }) => from === 'link');
