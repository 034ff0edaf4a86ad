import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import {
  fact,
  failWith,
  fault,
  htmlPages,
  notApplicable,
  notJudged,
  type Proof,
  type Verdict,
} from '../check.ts';
import type { ListedBusiness, SiteEvidence } from '../evidence.ts';
import { lastDigits } from '../last-digits.ts';
import { businessesIn, markupOf, textsOf, type MarkupNode } from '../markup.ts';
import { addressesOf } from './local-nap.ts';
import { statedTown } from './local-places.ts';
import { streetKey } from './nap-strays.ts';

/** Query for a map. */
export interface Sought {
  readonly name: string;
  readonly town: string | null;
  /** Decimal degrees. */
  readonly position: { readonly lat: number; readonly lng: number } | null;
}

/** The business as identified by its site; null without a name or a location. */
export function soughtBusiness(site: SiteEvidence): Sought | null {
  const pages = htmlPages(site);
  const businesses = businessesIn(markupOf(pages));
  const name = businesses.flatMap(({ properties }) => textsOf(properties.name))[0];
  if (name === undefined) return null;
  const town = statedTown(pages) ?? null;
  const position = businesses.map(positionOf).find((each) => each !== null) ?? null;
  return town === null && position === null ? null : { name, town, position };
}

function positionOf({ properties }: MarkupNode): Sought['position'] {
  const { geo } = properties;
  if (typeof geo !== 'object' || geo === null) return null;
  const [lat, lng] = [Reflect.get(geo, 'latitude'), Reflect.get(geo, 'longitude')].map(Number);
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
    ? { lat, lng }
    : null;
}

type MapFault = 'name' | 'address' | 'phone';

/** The map's information must match information on the pages. What either leaves out is not compared. */
export function judgeMapData(site: SiteEvidence): Verdict<MapFault> {
  const { listing } = site;
  if (listing === null) return notJudged('not-configured');
  if (listing === 'not-found') return notApplicable('nothing-of-the-kind');
  const pages = htmlPages(site);
  const names = businessesIn(markupOf(pages)).flatMap(({ properties }) => textsOf(properties.name));
  const phones = pages.flatMap(({ local }) => local.phones.map(({ number }) => number));
  return failWith(
    [
      ...compared('name', listing, listing.name, names, normalizeForSearch),
      ...compared('address', listing, listing.street, pages.flatMap(addressesOf), streetKey),
      ...compared('phone', listing, listing.phone, phones, lastDigits),
    ],
    [fact(listing.url, listing.name)],
  );
}

function compared(
  code: MapFault,
  { url }: ListedBusiness,
  listed: string,
  stated: readonly string[],
  keyOf: (text: string) => string,
): Proof<MapFault>[] {
  const isSame = stated.some((each) => keyOf(each) === keyOf(listed));
  return listed === '' || stated.length === 0 || isSame
    ? []
    : [fault(code, fact(url, listed, [...new Set(stated)].join(', ')))];
}
