import { createMemoCache } from './memo-cache.ts';

/** Days of the week in the order of ISO 8601: Monday is 1 in Temporal's `dayOfWeek`. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

/** A period of a day in minutes after midnight, from 0 to 1440; the end is excluded. */
interface DayHours {
  from: number;
  to: number;
}

/** Weekly meeting hours by weekday, sorted and not overlapping; a day without any is off. */
export type WorkingWeek = Readonly<Record<Weekday, readonly DayHours[]>>;

export const emptyWeek: WorkingWeek = {
  mon: [],
  tue: [],
  wed: [],
  thu: [],
  fri: [],
  sat: [],
  sun: [],
};

/** Why weekly hours cannot be parsed, with the invalid part. */
export class WorkingWeekError extends Error {
  readonly part: string;

  constructor(part: string) {
    super(
      `Not hours of a week: "${part}". Write for example "mon-fri 9:00-12:00,13:00-17:00; sat 10:00-12:00".`,
    );
    this.part = part;
  }
}

/**
 * Parses hours such as `mon-fri 9:00-12:00,13:00-17:00; sat 10:00-12:00`. Days that are not listed are off; an empty
 * text is a week without hours.
 *
 * @throws WorkingWeekError
 */
export function parseWorkingWeek(text: string): WorkingWeek {
  return known(text, () => readWeek(text));
}

const known = createMemoCache<WorkingWeek>(500);

function readWeek(text: string): WorkingWeek {
  const week: Record<Weekday, readonly DayHours[]> = { ...emptyWeek };
  const parts = text.split(';').map((part) => part.trim());
  for (const part of parts.filter(Boolean)) {
    const [days = '', ...hours] = part.split(/\s+/);
    const stretches = hours
      .join('')
      .split(',')
      .map((stretch) => parseStretch(stretch, part));
    const sorted = stretches.toSorted((a, b) => a.from - b.from);
    if (sorted.some(({ from }, index) => index > 0 && from < (sorted[index - 1]?.to ?? 0))) {
      throw new WorkingWeekError(part);
    }
    for (const day of parseDays(days, part)) {
      if (week[day].length > 0) throw new WorkingWeekError(part);
      week[day] = sorted;
    }
  }
  return week;
}

function parseDays(text: string, part: string): readonly Weekday[] {
  return text
    .toLowerCase()
    .split(',')
    .flatMap((range) => {
      const [first, last = first, ...rest] = range
        .split('-')
        .map((day) => weekdays.findIndex((each) => each === day));
      if (
        first === undefined ||
        last === undefined ||
        first < 0 ||
        last < first ||
        rest.length > 0
      ) {
        throw new WorkingWeekError(part);
      }
      return weekdays.slice(first, last + 1);
    });
}

function parseStretch(text: string, part: string): DayHours {
  const [, ...figures] = /^(\d{1,2}):(\d{2})-(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const [fromHour = NaN, fromMinute = NaN, toHour = NaN, toMinute = NaN] = figures.map(Number);
  const from = fromHour * 60 + fromMinute;
  const to = toHour * 60 + toMinute;
  // Comparisons with NaN are false.
  const isValid = fromMinute < 60 && toMinute < 60 && from < to && to <= 24 * 60;
  if (!isValid) throw new WorkingWeekError(part);
  return { from, to };
}

/** Formats hours for `parseWorkingWeek`; consecutive days with the same hours become a range. */
export function formatWorkingWeek(week: WorkingWeek): string {
  const groups: { first: Weekday; last: Weekday; hours: string }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const hours = week[day].map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(',');
    const group = groups.at(-1);
    if (group && group.hours === hours && group.last === weekdays[index - 1]) group.last = day;
    else groups.push({ first: day, last: day, hours });
  }
  return groups
    .filter(({ hours }) => hours)
    .map(({ first, last, hours }) => `${first === last ? first : `${first}-${last}`} ${hours}`)
    .join('; ');
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
