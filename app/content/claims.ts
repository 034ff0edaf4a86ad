import { recordOf } from '#app/domain/codec/record-of.ts';
import type { HubService } from '#app/domain/hub/services.ts';
import { startingPrices } from '#app/domain/price-list.ts';
import { formatAmount, formatNumber } from '#app/i18n/format.ts';
import { rangeWords, type Language } from '#app/i18n/languages.ts';

/** A figure is a claim of the agency, the result of one case, or a price. */
type Kind = 'claim' | 'case' | 'price';

interface Figure {
  kind: Kind;
  /** Its notation, around `amount`, or around `from` and `to`. */
  form:
    | 'gain'
    | 'loss'
    | 'plus'
    | 'extra'
    | 'count'
    | 'range'
    | 'euros'
    | 'rating'
    | 'percent-range';
  amount: number;
  to?: number;
  /** Where it is proved; the sample's are places in the specification. Null of a price: the price list says it. */
  source: string | null;
}

/** A starting price of the price list. */
function price(service: HubService) {
  return { kind: 'price', form: 'euros', amount: startingPrices[service], source: null } as const;
}

/**
 * Every figure that the site states about the agency, with its source. These are the agency's claims, not our
 * measurements, and pages say so. Any other figure on a page is marked as an example.
 */
const figures = {
  trafficPromise: { kind: 'claim', form: 'gain', amount: 214, source: 'A §1, FACT-02' },
  projects: { kind: 'claim', form: 'plus', amount: 500, source: 'A §1, FACT-06' },
  years: { kind: 'claim', form: 'plus', amount: 15, source: 'A §1, FACT-05' },
  languages: { kind: 'claim', form: 'count', amount: 3, source: 'A §1, FACT-07' },
  days: { kind: 'claim', form: 'count', amount: 90, source: 'A §1, FACT-01' },
  seoTraffic: { kind: 'claim', form: 'gain', amount: 150, source: 'B §9, SVC-03' },
  seoTime: { kind: 'claim', form: 'loss', amount: 80, source: 'B §9, SVC-03' },
  seoReturn: { kind: 'claim', form: 'gain', amount: 300, source: 'B §9, SVC-03' },
  podcastEpisodes: { kind: 'claim', form: 'count', amount: 12, source: 'B §9, SVC-04' },
  podcastPlatforms: { kind: 'claim', form: 'plus', amount: 15, source: 'B §9, SVC-04' },
  podcastAudience: { kind: 'claim', form: 'extra', amount: 1000, source: 'B §9, SVC-04' },
  blogSites: { kind: 'claim', form: 'range', amount: 5, to: 10, source: 'B §9, SVC-05' },
  blogArticles: { kind: 'claim', form: 'plus', amount: 20, source: 'B §9, SVC-05' },
  blogAuthority: { kind: 'claim', form: 'gain', amount: 400, source: 'B §9, SVC-05' },
  landingConversion: {
    kind: 'claim',
    form: 'percent-range',
    amount: 25,
    to: 45,
    source: 'B §9, SVC-06',
  },
  landingLeads: { kind: 'claim', form: 'gain', amount: 300, source: 'B §9, SVC-06' },
  landingReturn: { kind: 'claim', form: 'gain', amount: 450, source: 'B §9, SVC-06' },
  loyaltyRetention: { kind: 'claim', form: 'gain', amount: 85, source: 'B §9, SVC-07' },
  loyaltyValue: { kind: 'claim', form: 'gain', amount: 250, source: 'B §9, SVC-07' },
  loyaltyReferrals: { kind: 'claim', form: 'gain', amount: 400, source: 'B §9, SVC-07' },
  directories: { kind: 'claim', form: 'plus', amount: 50, source: 'B §9, SVC-08' },
  retentionGuarantee: { kind: 'claim', form: 'gain', amount: 67, source: 'B §9, LOY-13' },
  caseTraffic: { kind: 'case', form: 'gain', amount: 214, source: 'B §9, SYSC-13' },
  caseKeywords: { kind: 'case', form: 'count', amount: 45, source: 'B §9, SYSC-14' },
  caseRating: { kind: 'case', form: 'rating', amount: 4.6, source: 'B §9, SYSC-15' },
  caseReviews: { kind: 'case', form: 'count', amount: 35, source: 'B §9, SYSC-15' },
  katzRating: { kind: 'case', form: 'rating', amount: 4.7, source: 'B §2.12, SEOX-06' },
  caseClicks: { kind: 'case', form: 'extra', amount: 550, source: 'B §9, SYSC-16' },
  caseTopThree: { kind: 'case', form: 'count', amount: 6, source: 'B §9, SYSC-17' },
  siteHours: { kind: 'claim', form: 'count', amount: 48, source: 'B §9, SYSC-18' },
  seoDays: { kind: 'claim', form: 'range', amount: 30, to: 90, source: 'B §9, SYSC-19' },
  caseMonths: { kind: 'case', form: 'count', amount: 6, source: 'A §1, FACT-08' },
  priceContent: price('content'),
  priceLocalSeo: price('local-seo'),
  priceYoutube: price('youtube-seo'),
  priceLanding: price('landing'),
  priceMetaAds: price('meta-ads'),
  priceGoogleAds: price('google-ads'),
  pricePodcasts: price('podcasts'),
  priceEcommerce: price('ecommerce'),
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;

/** Every figure in a language's notation: `+214 %`, `+214%`, `1 200 €`, `25 à 45 %`. */
export function figuresIn(language: Language): Readonly<Record<FigureId, string>> {
  const known = formatted.get(language);
  if (known) return known;
  const ids = Object.keys(figures) as FigureId[];
  const texts = recordOf(ids, (id) => write(figures[id], language));
  formatted.set(language, texts);
  return texts;
}

/** Formatted once, as many texts quote them. */
const formatted = new Map<Language, Readonly<Record<FigureId, string>>>();

/** Where each figure comes from, prices excepted. */
export const figureSources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(figures).flatMap(([id, { source }]) => (source === null ? [] : [[id, source]])),
);

/** The amounts, for computations. */
export function amountOf(id: FigureId): number {
  return figures[id].amount;
}

function write({ form, amount, to }: Figure, language: Language): string {
  const number = (value: number) => formatNumber(language, value);
  const percent = (value: number) => formatNumber(language, value / 100, { style: 'percent' });
  const between = `${number(amount)} ${rangeWords[language]} `;
  switch (form) {
    case 'gain':
      return `+${percent(amount)}`;
    case 'loss':
      return percent(-amount);
    case 'plus':
      return `${number(amount)}+`;
    case 'extra':
      return `+${number(amount)}`;
    case 'count':
      return number(amount);
    case 'range':
      return between + number(to ?? amount);
    case 'percent-range':
      return between + percent(to ?? amount);
    case 'euros':
      return formatAmount(language, amount);
    case 'rating':
      return `${number(amount)}/5`;
  }
}
