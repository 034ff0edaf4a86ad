import {
  dayOf,
  daysBetween,
  openingOf,
  unknownWeek,
  withDays,
  type Opening,
  type WeeklyHours,
} from './weekly-hours.ts';

const day = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const time = String.raw`\d{1,2}:\d{2}`;
const rule = new RegExp(
  `^(?<days>${day}(?:-${day})?(?:,${day}(?:-${day})?)*)? ?(?<times>off|closed|${time}-${time}(?:, ?${time}-${time})*)$`,
);

/** The comma before a rule; those within a rule separate days or times. */
const nextRule = new RegExp(String.raw`(?<=\d), ?(?=${day})`);

/**
 * Parses opening hours in the OpenStreetMap format, of which schema.org's `openingHours` is a subset. Holidays are
 * ignored; null if the hours depend on dates, the sun or words.
 *
 * @see https://wiki.openstreetmap.org/wiki/Key:opening_hours/specification
 */
export function readOpeningHours(text: string): WeeklyHours | null {
  if (text.trim() === '24/7') return withDays(unknownWeek, daysBetween(0, 6), [[0, 1440]]);
  let week = unknownWeek;
  for (const part of text.split(';')) {
    const plain = part
      .trim()
      .replaceAll(/,?(?:PH|SH)\b,?/g, '')
      .trim();
    if (plain === '' || (plain !== part.trim() && /^(?:off|closed)$/.test(plain))) continue;
    const rules = rulesIn(plain);
    if (rules === null) return null;
    for (const { days, openings } of rules) week = withDays(week, days, openings);
  }
  return week;
}

interface Rule {
  readonly days: readonly number[];
  readonly openings: readonly Opening[];
}

/** Comma-separated rules, each of which adds times to the previous ones; null if one cannot be parsed. */
function rulesIn(text: string): Rule[] | null {
  const rules: Rule[] = [];
  for (const written of text.split(nextRule)) {
    const { days, times } = rule.exec(written)?.groups ?? {};
    if (times === undefined) return null;
    for (const each of daysIn(days)) {
      const before = rules.findLast((one) => one.days.includes(each))?.openings ?? [];
      rules.push({ days: [each], openings: [...before, ...openingsIn(times)] });
    }
  }
  return rules;
}

function daysIn(list: string | undefined): number[] {
  if (list === undefined) return daysBetween(0, 6);
  return list.split(',').flatMap((range) => {
    const [first = '', last = first] = range.split('-');
    return daysBetween(dayOf(first), dayOf(last));
  });
}

function openingsIn(times: string): Opening[] {
  if (/^(?:off|closed)$/.test(times)) return [];
  return times.split(',').map((range) => {
    const [opens = 0, closes = 0] = range.trim().split('-').map(minutesOf);
    return openingOf(opens, closes);
  });
}

/** Minutes of a time such as `09:30` or `09:30:00`. */
export function minutesOf(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}
