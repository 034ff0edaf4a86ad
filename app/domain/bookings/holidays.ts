import { Temporal } from 'temporal-polyfill';
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
    'saint-jean': { month: 6, day: 24 },
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
    rules.toReversed().map(([name, rule]) => [dateOf(rule, year).toString(), name] as const),
  );
}

/** Dates of a region's holidays in a year, `YYYY-MM-DD`, in order. */
export function holidaysOf(region: HolidayRegion, year: number): string[] {
  return [...holidaysByDate(region, year).keys()].toSorted();
}

function dateOf(rule: HolidayRule, year: number): Temporal.PlainDate {
  const date = plainDateOf(rule, year);
  return rule.isMovedFromSunday && date.dayOfWeek === 7 ? date.add({ days: 1 }) : date;
}

function plainDateOf(rule: Rule, year: number): Temporal.PlainDate {
  if ('easter' in rule)
    return Temporal.PlainDate.from({ year, ...easterSunday(year) }).add({ days: rule.easter });
  if ('before' in rule) {
    const limit = Temporal.PlainDate.from({ year, ...rule.before });
    return limit.subtract({ days: (limit.dayOfWeek - rule.weekday + 7) % 7 || 7 });
  }
  if ('day' in rule) return Temporal.PlainDate.from({ year, month: rule.month, day: rule.day });
  const first = Temporal.PlainDate.from({ year, month: rule.month, day: 1 });
  const firstSuch = first.add({ days: (rule.weekday - first.dayOfWeek + 7) % 7 });
  if (rule.nth > 0) return firstSuch.add({ weeks: rule.nth - 1 });
  const fifth = firstSuch.add({ weeks: 4 });
  return fifth.month === rule.month ? fifth : firstSuch.add({ weeks: 3 });
}
