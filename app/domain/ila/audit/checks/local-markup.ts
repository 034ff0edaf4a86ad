import {
  at,
  fact,
  failWith,
  fault,
  notApplicable,
  notJudged,
  ofPages,
  pass,
  type Verdict,
} from '../check.ts';
import type { SiteEvidence } from '../evidence.ts';
import {
  areasServed,
  businessesIn,
  isGiven,
  isUnknownBusiness,
  markupOf,
  textsOf,
  type MarkupNode,
} from '../markup.ts';

export function judgeSchema(site: SiteEvidence): Verdict<'missing' | 'unknown' | 'incomplete'> {
  return ofPages(site, (pages) => {
    const nodes = markupOf(pages);
    const businesses = businessesIn(nodes);
    const isServing = areasServed(nodes).length > 0;
    const whole = businesses.find(
      ({ properties: { name, address } }) => isGiven(name) && (isGiven(address) || isServing),
    );
    if (whole) return pass(at(whole.page, whole.block, whole.types.join(', ')));
    const [first] = businesses;
    if (first)
      return failWith([
        fault(
          'incomplete',
          at(first.page, first.block, first.types.join(', '), 'name, address | areaServed'),
        ),
      ]);
    const unknown = nodes.find(isUnknownBusiness);
    return failWith([
      unknown
        ? fault(
            'unknown',
            at(unknown.page, unknown.block, unknown.types.join(', '), 'LocalBusiness'),
          )
        : fault('missing', fact(pages[0]?.url ?? '', '', 'LocalBusiness')),
    ]);
  });
}

/** Details of a business, with the properties that state them. */
const details = {
  phone: ['telephone'],
  hours: ['openingHours', 'openingHoursSpecification'],
  image: ['image', 'logo', 'photo'],
  position: ['geo'],
} as const;

export function judgeSchemaDetails(site: SiteEvidence): Verdict<keyof typeof details> {
  return ofPages(site, (pages) => {
    const businesses = businessesIn(markupOf(pages));
    const [first] = businesses;
    if (!first) return notApplicable('nothing-of-the-kind');
    // A business may reference its place, which then has the coordinates.
    const isPlaced = businesses.some(({ properties }) => isGiven(properties.location));
    const places = isPlaced ? markupOf(pages).filter(({ types }) => types.includes('Place')) : [];
    const has = (names: readonly string[]) =>
      [...businesses, ...(names.includes('geo') ? places : [])].some(({ properties }) =>
        names.some((name) => isGiven(properties[name])),
      );
    const names = Object.keys(details) as (keyof typeof details)[];
    return failWith(
      names
        .filter((name) => !has(details[name]))
        .map((name) => fault(name, at(first.page, first.block, '', details[name][0]))),
    );
  });
}

/** Source: Google Search Central, review snippet: self-serving reviews. */
export function judgeOwnRating(site: SiteEvidence): Verdict<'rating'> {
  return ofPages(site, (pages) => {
    const businesses = businessesIn(markupOf(pages));
    if (businesses.length === 0) return notApplicable('nothing-of-the-kind');
    const reviewed = markupOf(pages).flatMap(({ properties }) => [properties.itemReviewed].flat());
    const isReviewed = (business: MarkupNode['properties']) => {
      const { '@id': id } = business;
      return reviewed.some((each) => each === business || (isGiven(id) && idOf(each) === id));
    };
    return failWith(
      businesses.flatMap(({ page, block, properties }) => [
        ...(['aggregateRating', 'review'] as const)
          .filter((name) => isGiven(properties[name]))
          .map((name) => fault('rating', at(page, block, name))),
        // A review that names the business as its subject is equivalent.
        ...(isReviewed(properties) ? [fault('rating', at(page, block, 'itemReviewed'))] : []),
      ]),
    );
  });
}

/** The `@id` by which a node is referenced. */
const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? Reflect.get(value, '@id') : undefined;

/** Profiles on other sites are not requested: most refuse bots, and a refusal proves nothing. */
export function judgeProfiles(site: SiteEvidence): Verdict<'invalid'> {
  return ofPages(site, (pages) => {
    const addresses = markupOf(pages).flatMap(({ page, block, properties }) =>
      textsOf(properties.sameAs)
        .filter(isGiven)
        .map((url) => ({ page, block, url })),
    );
    if (addresses.length === 0) return notApplicable('nothing-of-the-kind');
    const faults = addresses
      .filter(({ url }) => !/^https?:\/\/[^/]+\.[^/]+/.test(url))
      .map(({ page, block, url }) => fault('invalid', at(page, block, url, 'https://…')));
    return faults.length > 0 ? failWith(faults) : notJudged('not-answered');
  });
}
