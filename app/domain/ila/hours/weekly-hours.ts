/** Opening and closing time in minutes after the day's midnight; closing after the next midnight is above 1440. */
export type Opening = readonly [opens: number, closes: number];

/** Openings of the seven days from Monday; empty if closed, null if uncertain. */
export type WeeklyHours = readonly (readonly Opening[] | null)[];

export const unknownWeek: WeeklyHours = Array.from({ length: 7 }, () => null);

const dayNames = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Index of a day by the first two letters of its English name; -1 for none. */
export const dayOf = (name: string): number =>
  dayNames.findIndex((each) => each.toLowerCase() === name.slice(0, 2).toLowerCase());

/** Indexes of the days in a range, 0 for Monday; the range may wrap around the end of the week. */
export function daysBetween(first: number, last: number): number[] {
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => (first + at) % 7);
}

/** An opening in minutes after midnight; one that ends before it starts ends on the next day. */
export function openingOf(opens: number, closes: number): Opening {
  return [opens, closes <= opens ? closes + 1440 : closes];
}

/** A week with the openings of some days replaced. */
export function withDays(
  week: WeeklyHours,
  days: readonly number[],
  openings: readonly Opening[],
): WeeklyHours {
  const sorted = openings.toSorted(([a], [b]) => a - b);
  return week.map((before, day) => (days.includes(day) ? sorted : before));
}

/** The consensus of all these weeks: a day with different hours in two of them is uncertain. */
export function agreedWeek(weeks: readonly WeeklyHours[]): WeeklyHours {
  return unknownWeek.map((_, day) => {
    const said = weeks.map((week) => week[day] ?? null).filter((each) => each !== null);
    const [first] = said;
    return first && said.every((each) => isSame(each, first)) ? first : null;
  });
}

const isSame = (a: readonly Opening[], b: readonly Opening[]) =>
  textOfDay(a.map(toMidnight)) === textOfDay(b.map(toMidnight));

/** The last minute of a day means midnight, for formats that cannot express it. */
const toMidnight = ([opens, closes]: Opening): Opening => [opens, closes === 1439 ? 1440 : closes];

/** The days for which both weeks give hours that differ. */
export function differingDays(a: WeeklyHours, b: WeeklyHours): number[] {
  return a.flatMap((openings, day) => {
    const other = b[day] ?? null;
    return openings === null || other === null || isSame(openings, other) ? [] : [day];
  });
}

/** Formats days of a week for schema.org and OpenStreetMap: "Mo-Fr 09:00-17:00; Sa off". */
export function hoursText(
  week: WeeklyHours,
  days: readonly number[] = week.map((_, at) => at),
): string {
  const runs: { from: number; to: number; text: string }[] = [];
  for (const day of days) {
    const openings = week[day] ?? null;
    if (openings === null) continue;
    const text = textOfDay(openings);
    const last = runs.at(-1);
    if (last?.text === text && last.to === day - 1) last.to = day;
    else runs.push({ from: day, to: day, text });
  }
  return runs
    .map(({ from, to, text }) => {
      const names = from === to ? dayNames[from] : `${dayNames[from]}-${dayNames[to]}`;
      return `${names} ${text}`;
    })
    .join('; ');
}

const textOfDay = (openings: readonly Opening[]) =>
  openings.length === 0
    ? 'off'
    : openings.map(([opens, closes]) => `${clock(opens)}-${clock(closes)}`).join(',');

function clock(minutes: number): string {
  const inDay = minutes > 1440 ? minutes - 1440 : minutes;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}
