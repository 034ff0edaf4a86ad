import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { differingDays, hoursText } from '../../hours/weekly-hours.ts';
import type { OwnerEvidence, OwnerProfile } from '../../owner/owner-evidence.ts';
import {
  fact,
  failWith,
  fault,
  notApplicable,
  notJudged,
  type Check,
  type Proof,
  type Verdict,
} from '../check.ts';
import { lastDigits } from '../last-digits.ts';
import type { StatedBusiness } from '../stated-business.ts';
import { streetKey } from './nap-strays.ts';

/** The input for checks of the owner's own figures. */
interface Owned {
  /** The site's URL. */
  readonly address: string;
  readonly stated: StatedBusiness;
  readonly owner: OwnerEvidence;
}

/** Minimum number of reviews for a judgement: fewer say little. */
const fewest = 5;
const leastRating = 4;
const leastAnswered = 0.5;
const leastOnFirstPage = 0.5;

type ProfileFault = 'name' | 'address' | 'phone' | 'hours' | 'website';

/** The profile must match the site. What either leaves out is not compared. */
function judgeProfile({ address, stated, owner: { profile } }: Owned): Verdict<ProfileFault> {
  if (!profile) return notJudged('owner-only');
  const compared = (
    code: ProfileFault,
    listed: string,
    own: readonly string[],
    keyOf: (text: string) => string,
  ): Proof<ProfileFault>[] =>
    listed === '' || own.length === 0 || own.some((each) => keyOf(each) === keyOf(listed))
      ? []
      : [fault(code, fact(address, listed, own.join(', ')))];
  return failWith([
    ...compared('name', profile.name, stated.name ? [stated.name] : [], normalizeForSearch),
    ...compared('address', profile.street, stated.addresses, streetKey),
    ...compared('phone', profile.phone, stated.phones, lastDigits),
    ...compared('website', profile.website, [address], hostOf),
    ...differingHours(address, stated, profile),
  ]);
}

function differingHours(
  address: string,
  { hours: own }: StatedBusiness,
  { hours: listed }: OwnerProfile,
): Proof<'hours'>[] {
  const days = own && listed ? differingDays(own, listed) : [];
  return own && listed && days.length > 0
    ? [fault('hours', fact(address, hoursText(listed, days), hoursText(own, days)))]
    : [];
}

function hostOf(address: string): string {
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `https://${address}`);
  return url?.hostname.replace(/^www\./, '') ?? address;
}

function judgeReviews({ address, owner: { reviews } }: Owned): Verdict<'few' | 'low' | 'old'> {
  if (!reviews) return notJudged('owner-only');
  const { count, rating, last, recent } = reviews;
  if (count < fewest) return failWith([fault('few', fact(address, count, `≥ ${fewest}`))]);
  return failWith(
    [
      ...(rating < leastRating
        ? [fault('low' as const, fact(address, rating, `≥ ${leastRating}`))]
        : []),
      ...(recent === 0 ? [fault('old' as const, fact(address, last))] : []),
    ],
    [fact(address, rating)],
  );
}

function judgeAnswers({ address, owner: { reviews } }: Owned): Verdict<'few'> {
  if (!reviews) return notJudged('owner-only');
  const { answered, count } = reviews;
  if (count === 0) return notApplicable('nothing-of-the-kind');
  const share = fact(address, percent(answered / count), `≥ ${percent(leastAnswered)}`);
  return answered / count < leastAnswered ? failWith([fault('few', share)]) : failWith([], [share]);
}

function judgeSearch({ address, owner: { search } }: Owned): Verdict<'far'> {
  if (!search) return notJudged('owner-only');
  const share = search.onFirstPage / search.impressions;
  const observed = fact(address, percent(share), `≥ ${percent(leastOnFirstPage)}`);
  return share < leastOnFirstPage ? failWith([fault('far', observed)]) : failWith([], [observed]);
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** How each check of the owner's figures is judged, if they are provided. */
export const ownerJudges = {
  'local.profile': judgeProfile,
  'local.reviews': judgeReviews,
  'local.review-answers': judgeAnswers,
  'local.search': judgeSearch,
} as const satisfies Record<string, (owned: Owned) => Verdict>;

export type OwnerCheckId = keyof typeof ownerJudges;

/** A site itself does not contain these figures. */
const unseen = notJudged('owner-only');

/**
 * Sources: Google Business Profile Help, on how local results are ranked and on answering reviews; the survey of
 * reviews in `published-surveys.ts` for 4 stars and three months; Search Console Help on positions. The thresholds of
 * half of the reviews answered, and half of the impressions on the first page, are our own.
 */
export const ownerChecks = [
  {
    id: 'local.profile',
    weight: 3,
    source: 'https://support.google.com/business/answer/3038177',
    judge: (): ReturnType<typeof judgeProfile> => unseen,
  },
  {
    id: 'local.reviews',
    weight: 2,
    source: 'https://support.google.com/business/answer/7091',
    judge: (): ReturnType<typeof judgeReviews> => unseen,
  },
  {
    id: 'local.review-answers',
    weight: 1,
    source: 'https://support.google.com/business/answer/3474050',
    judge: (): ReturnType<typeof judgeAnswers> => unseen,
  },
  {
    id: 'local.search',
    weight: 2,
    source: 'https://support.google.com/webmasters/answer/7042828',
    judge: (): ReturnType<typeof judgeSearch> => unseen,
  },
] as const satisfies readonly Check[];
