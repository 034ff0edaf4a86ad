import { Temporal } from 'temporal-polyfill';

/** A month, `YYYY-MM`. */
export type Month = string;

/** Whether a text is a month between 2000 and 2099. */
export function isMonth(text: string): boolean {
  return /^20\d{2}-(?:0[1-9]|1[0-2])$/.test(text);
}

/** The month some months later or earlier. */
export function monthAfter(month: Month, months: number): Month {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString();
}

/** First and last instant of a month in a time zone, in epoch milliseconds; the end is excluded. */
export function boundsOf(month: Month, timeZone: string): { from: number; to: number } {
  const startOf = (of: Month) =>
    Temporal.PlainDate.from(`${of}-01`).toZonedDateTime(timeZone).epochMilliseconds;
  return { from: startOf(month), to: startOf(monthAfter(month, 1)) };
}

/**
 * The weeks of a month as dates, `YYYY-MM-DD`; null outside the month.
 *
 * @param firstDay ISO weekday on which weeks start, 1 for Monday to 7 for Sunday
 */
export function weeksOf(month: Month, firstDay: number): (string | null)[][] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month);
  const first = Temporal.PlainDate.from(`${month}-01`);
  const before = (first.dayOfWeek - firstDay + 7) % 7;
  const count = Math.ceil((before + daysInMonth) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_day, column) => {
      const day = week * 7 + column - before;
      return day < 0 || day >= daysInMonth ? null : first.add({ days: day }).toString();
    }),
  );
}
