import { day as dayLength } from '../../durations.ts';
import { minutesOf } from '../hours/opening-hours-format.ts';
import {
  dayOf,
  openingOf,
  unknownWeek,
  withDays,
  type Opening,
  type WeeklyHours,
} from '../hours/weekly-hours.ts';
import { recentDays, type OwnerProfile, type OwnerReviews } from './owner-evidence.ts';

/**
 * The export of a Google Business Profile: one folder per location with its data and its reviews, about twenty per
 * file. Google publishes no format; its keys are those of versions 1 and 4 of the Business Profile API.
 *
 * @see https://developers.google.com/my-business/reference/rest/v4/accounts.locations.reviews
 */

/** A review without its text and author. */
export interface Review {
  /** Its name in the export, so that a review in two files counts once. */
  readonly id: string;
  readonly stars: number;
  /** ISO 8601 day. */
  readonly day: string;
  readonly isAnswered: boolean;
}

const starNames = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'];

/** Reviews in a parsed file; null for another kind of file. */
export function reviewsIn(value: unknown): Review[] | null {
  const list = read(value, 'reviews') ?? (Array.isArray(value) ? value : null);
  if (!Array.isArray(list)) return null;
  const reviews = list.flatMap((each: unknown) => reviewOf(each) ?? []);
  return reviews.length > 0 || list.length === 0 ? reviews : null;
}

function reviewOf(value: unknown): Review | null {
  const given = read(value, 'starRating');
  const stars = typeof given === 'number' ? given : starNames.indexOf(String(given)) + 1;
  const day = textAt(value, 'createTime').slice(0, 10);
  if (!Number.isInteger(stars) || stars < 1 || stars > 5 || !isDay(day)) return null;
  const name = textAt(value, 'name') || textAt(value, 'reviewId');
  return {
    id: name.replace(/^accounts\/[^/]+\//, '') || JSON.stringify(value),
    stars,
    day,
    isAnswered: textAt(read(value, 'reviewReply'), 'comment') !== '',
  };
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/**
 * Figures of the reviews; null if there are none.
 *
 * @param now epoch milliseconds
 */
export function summarizeReviews(reviews: readonly Review[], now: number): OwnerReviews | null {
  const all = [...new Map(reviews.map((review) => [review.id, review])).values()];
  const days = all.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const since = new Date(now - recentDays * dayLength).toISOString().slice(0, 10);
  const stars = all.reduce((sum, review) => sum + review.stars, 0);
  return {
    count: all.length,
    rating: Math.round((100 * stars) / all.length) / 100,
    answered: all.filter(({ isAnswered }) => isAnswered).length,
    first,
    last,
    recent: days.filter((day) => day >= since).length,
  };
}

/** The profile in a parsed file; null for another kind of file. */
export function profileIn(value: unknown): OwnerProfile | null {
  const name = textAt(value, 'title') || textAt(value, 'locationName');
  const address = read(value, 'storefrontAddress') ?? read(value, 'address');
  const phone =
    textAt(read(value, 'phoneNumbers'), 'primaryPhone') || textAt(value, 'primaryPhone');
  const website = textAt(value, 'websiteUri') || textAt(value, 'websiteUrl');
  if (name === '' || (address === undefined && phone === '' && website === '')) return null;
  const lines = read(address, 'addressLines');
  return {
    name,
    phone: phone.slice(0, 40),
    street: Array.isArray(lines) ? lines.filter(isText).join(', ').slice(0, 200) : '',
    town: textAt(address, 'locality'),
    website: /^https?:\/\//i.test(website) ? website : '',
    hours: hoursIn(read(read(value, 'regularHours'), 'periods')),
  };
}

/** Regular hours: days without any are closed. */
function hoursIn(periods: unknown): WeeklyHours | null {
  if (!Array.isArray(periods) || periods.length === 0) return null;
  const openings = unknownWeek.map((): Opening[] => []);
  for (const period of periods.slice(0, 100)) {
    const opens = timeAt(period, 'openTime');
    const closes = timeAt(period, 'closeTime');
    const day = dayOf(textAt(period, 'openDay'));
    if (day < 0 || opens === null || closes === null) return null;
    openings[day]?.push(openingOf(opens, closes));
  }
  return openings.reduce((week, each, day) => withDays(week, [day], each), unknownWeek);
}

/** `"09:30"` in version 4, `{ "hours": 9, "minutes": 30 }` in version 1, which omits zeros. */
function timeAt(period: unknown, key: string): number | null {
  const value = read(period, key);
  if (typeof value === 'string') return /^\d{1,2}:\d{2}$/.test(value) ? minutesOf(value) : null;
  if (typeof value !== 'object' || value === null) return null;
  const minutes = Number(read(value, 'hours') ?? 0) * 60 + Number(read(value, 'minutes') ?? 0);
  return minutes >= 0 && minutes <= 1440 ? minutes : null;
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function textAt(value: unknown, key: string): string {
  const text = read(value, key);
  return isText(text) ? text.trim().slice(0, 500) : '';
}
