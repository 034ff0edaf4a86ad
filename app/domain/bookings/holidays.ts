import { day } from '../durations.ts';
import { easterSunday } from '../easter.ts';
import { createMemoCache } from './memo-cache.ts';

/** How to compute a holiday's date. Months and ISO weekdays start at 1. */
type Rule =
  | { month: number; day: number }
  /** The nth given weekday of the month; the last one for -1. */
  | { month: number; weekday: number; nth: number }
  /** The last given weekday before a date. */
  | { weekday: number; before: { month: number; day: number } }
  /** Days after Easter Sunday. */
  | { easter: number };

type HolidayRule = Rule & { isMovedFromSunday?: true };

/** Public holidays on which offices are closed, by region. */
const holidayRules = {
  // Source: Act respecting labour standards (N-1.1), s. 60, and National Holiday Act (F-1.1); Good Friday is the
  // employer's choice over Easter Monday.
  quebec: {
    'new-year': { month: 1, day: 1 },
    'good-friday': { easter: -2 },
    patriots: { weekday: 1, before: { month: 5, day: 25 } },
    'saint-jean': { month: 6, day: 24, isMovedFromSunday: true },
    canada: { month: 7, day: 1, isMovedFromSunday: true },
    labour: { month: 9, weekday: 1, nth: 1 },
    thanksgiving: { month: 10, weekday: 1, nth: 2 },
    christmas: { month: 12, day: 25 },
  },
  // Source: 5 U.S.C. 6103; New York General Construction Law, s. 24, moves holidays from a Sunday to the Monday.
  'new-york': {
    'new-year': { month: 1, day: 1, isMovedFromSunday: true },
    'martin-luther-king': { month: 1, weekday: 1, nth: 3 },
    washington: { month: 2, weekday: 1, nth: 3 },
    memorial: { month: 5, weekday: 1, nth: -1 },
    juneteenth: { month: 6, day: 19, isMovedFromSunday: true },
    independence: { month: 7, day: 4, isMovedFromSunday: true },
    labour: { month: 9, weekday: 1, nth: 1 },
    columbus: { month: 10, weekday: 1, nth: 2 },
    veterans: { month: 11, day: 11, isMovedFromSunday: true },
    thanksgiving: { month: 11, weekday: 4, nth: 4 },
    christmas: { month: 12, day: 25, isMovedFromSunday: true },
  },
  // Source: Code du travail, art. L3133-1.
  france: {
    'new-year': { month: 1, day: 1 },
    'easter-monday': { easter: 1 },
    labour: { month: 5, day: 1 },
    'victory-1945': { month: 5, day: 8 },
    ascension: { easter: 39 },
    'whit-monday': { easter: 50 },
    bastille: { month: 7, day: 14 },
    assumption: { month: 8, day: 15 },
    'all-saints': { month: 11, day: 1 },
    armistice: { month: 11, day: 11 },
    christmas: { month: 12, day: 25 },
  },
} as const satisfies Record<string, Record<string, HolidayRule>>;

export type HolidayRegion = keyof typeof holidayRules;

type NamesOf<Region> = Region extends HolidayRegion ? keyof (typeof holidayRules)[Region] : never;

/** Code of a holiday's name. */
export type Holiday = NamesOf<HolidayRegion>;

export const holidayRegions = Object.keys(holidayRules) as HolidayRegion[];

export const holidays = [
  ...new Set(Object.values(holidayRules).flatMap((rules) => Object.keys(rules))),
] as Holiday[];

/** A region's holiday on a date, `YYYY-MM-DD`; null if there is none. */
export function holidayOn(region: HolidayRegion, date: string): Holiday | null {
  return holidaysByDate(region, Number(date.slice(0, 4))).get(date) ?? null;
}

const known = createMemoCache<ReadonlyMap<string, Holiday>>(30);

function holidaysByDate(region: HolidayRegion, year: number): ReadonlyMap<string, Holiday> {
  return known(`${region} ${year}`, () => datesByRule(region, year));
}

/** If two holidays fall on the same date, the first one counts. */
function datesByRule(region: HolidayRegion, year: number): ReadonlyMap<string, Holiday> {
  const rules = Object.entries<HolidayRule>(holidayRules[region]) as [Holiday, HolidayRule][];
  return new Map(
    rules
      .toReversed()
      .map(([name, rule]) => [new Date(dateOf(rule, year)).toISOString().slice(0, 10), name]),
  );
}

/** Dates of a region's holidays in a year, `YYYY-MM-DD`, in order. */
export function holidaysOf(region: HolidayRegion, year: number): string[] {
  return [...holidaysByDate(region, year).keys()].toSorted();
}

/** A calendar date without a time zone: milliseconds of its midnight in UTC. */
type CalendarDay = number;

/** From 1 on Monday to 7 on Sunday. */
const weekdayOf = (date: CalendarDay): number => new Date(date).getUTCDay() || 7;

function dateOf(rule: HolidayRule, year: number): CalendarDay {
  const date = unmovedDateOf(rule, year);
  return rule.isMovedFromSunday && weekdayOf(date) === 7 ? date + day : date;
}

function unmovedDateOf(rule: Rule, year: number): CalendarDay {
  const dateIn = (month: number, date: number) => Date.UTC(year, month - 1, date);
  if ('easter' in rule) {
    const { month, day: date } = easterSunday(year);
    return dateIn(month, date + rule.easter);
  }
  if ('before' in rule) {
    const limit = dateIn(rule.before.month, rule.before.day);
    return limit - ((weekdayOf(limit) - rule.weekday + 7) % 7 || 7) * day;
  }
  if ('day' in rule) return dateIn(rule.month, rule.day);
  const { month, weekday, nth } = rule;
  if (nth > 0) {
    const first = dateIn(month, 1);
    return first + (((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1)) * day;
  }
  const last = dateIn(month + 1, 0);
  return last - ((weekdayOf(last) - weekday + 7) % 7) * day;
}
