import type { WeeklyHours } from '../hours/weekly-hours.ts';
import type { Industry } from '../wizard-fields.ts';
import { readablePages } from './check.ts';
import { addressesOf } from './checks/local-nap.ts';
import { statedTown } from './checks/local-places.ts';
import type { SiteEvidence } from './evidence.ts';
import { businessesIn, isTypeOf, markupOf, textsOf, type MarkupNode } from './markup.ts';
import { hoursInMarkup, hoursOnPages } from './stated-hours.ts';

/** What a site says of the business behind it: what owners' own figures are compared with. */
export interface StatedBusiness {
  /** Empty where the markup names none. */
  readonly name: string;
  /** In E.164. */
  readonly phones: readonly string[];
  readonly addresses: readonly string[];
  /** Empty where none is stated. */
  readonly town: string;
  /** Null where nothing certain is said. */
  readonly hours: WeeklyHours | null;
  /** Empty where the markup says nothing of the kind. */
  readonly industry: Industry | '';
  /** Whether it links to a profile of its own on a social network. */
  readonly isSocial: boolean;
}

/** Most values of a kind. */
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

/** Types of schema.org that say which kind of business it is, the narrowest first. */
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
