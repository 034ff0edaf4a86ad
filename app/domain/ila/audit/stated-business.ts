import type { WeeklyHours } from '../hours/weekly-hours.ts';
import type { Industry } from '../wizard-fields.ts';
import { readablePages } from './check.ts';
import { addressesOf } from './checks/local-nap.ts';
import { statedTown } from './checks/local-places.ts';
import type { SiteEvidence } from './evidence.ts';
import { businessesIn, isTypeOf, markupOf, textsOf, type MarkupNode } from './markup.ts';
import { hoursInMarkup, hoursOnPages } from './stated-hours.ts';

/** A site's information about its business, which the owner's own figures are compared with. */
export interface StatedBusiness {
  /** Empty if the markup has none. */
  readonly name: string;
  /** In E.164. */
  readonly phones: readonly string[];
  readonly addresses: readonly string[];
  /** Empty if there is none. */
  readonly town: string;
  /** Null if there is nothing certain. */
  readonly hours: WeeklyHours | null;
  /** Empty if the markup has none. */
  readonly industry: Industry | '';
  /** Whether it links to a social media profile of its own. */
  readonly isSocial: boolean;
}

/** Maximum number of values of each kind. */
const mostStated = 10;

const socialNetwork =
  /^https?:\/\/(?:[\w-]+\.)?(?:facebook|instagram|linkedin|tiktok|youtube|pinterest|x|twitter)\.com\/(?!sharer|share|intent|dialog)[^/?#]/i;

export function statedBusiness(site: SiteEvidence): StatedBusiness {
  const pages = readablePages(site);
  const nodes = markupOf(pages);
  const businesses = businessesIn(nodes);
  const profiles = [
    ...nodes.flatMap(({ properties }) => textsOf(properties.sameAs)),
    ...pages.flatMap(({ html }) => html.links.map(({ href }) => href)),
  ];
  return {
    name: (businesses.flatMap(({ properties }) => textsOf(properties.name))[0] ?? '').slice(0, 200),
    phones: distinct(pages.flatMap(({ local }) => local.phones.map(({ number }) => number))),
    addresses: distinct(pages.flatMap(addressesOf)),
    town: statedTown(pages) ?? '',
    hours: hoursOnPages(pages) ?? hoursInMarkup(businesses),
    industry: industryOf(businesses),
    isSocial: profiles.some((url) => socialNetwork.test(url)),
  };
}

const distinct = (values: readonly string[]) => [...new Set(values)].slice(0, mostStated);

/** Types of schema.org that specify the kind of business, most specific first. */
const industryTypes: readonly (readonly [type: string, industry: Industry])[] = [
  ['FoodEstablishment', 'restaurant'],
  ['LodgingBusiness', 'hospitality'],
  ['HealthAndBeautyBusiness', 'beauty'],
  ['MedicalBusiness', 'health'],
  ['HomeAndConstructionBusiness', 'trades'],
  ['AutomotiveBusiness', 'trades'],
  ['LegalService', 'professional'],
  ['FinancialService', 'professional'],
  ['RealEstateAgent', 'professional'],
  ['ProfessionalService', 'professional'],
  ['Store', 'shop'],
];

function industryOf(businesses: readonly MarkupNode[]): Industry | '' {
  const types = businesses.flatMap((node) => node.types);
  const known = industryTypes.find(([type]) => types.some((each) => isTypeOf(each, type)));
  return known?.[1] ?? '';
}
