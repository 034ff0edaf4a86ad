import { endOf, startOf, type ShortEnd } from './clock-time.ts';
import { closedAfterDays } from './closed-days.ts';
import { dayOrTime, tokensOf, type Token } from './hours-tokens.ts';
import { isAlwaysOpen, withAllDays } from './open-all-day.ts';
import { withoutOtherHours } from './other-hours.ts';
import { daysBeforeTimes } from './times-before-days.ts';
import { withClockTimes } from './times-in-words.ts';
import {
  agreedWeek,
  daysBetween,
  openingOf,
  unknownWeek,
  withDays,
  type Opening,
  type WeeklyHours,
} from './weekly-hours.ts';

/**
 * Opening hours in running text. A day given twice with different hours, as for two shops, is uncertain; a text with
 * exceptions is not parsed at all.
 *
 * @returns null if nothing certain is found
 */
export function hoursInText(text: string): WeeklyHours | null {
  const own = withoutBookings(withoutOtherHours(text));
  const usual = daysBeforeTimes(closedAfterDays(withAllDays(own)));
  const tokens = tokensOf(withClockTimes(usual));
  if (tokens.some(({ is }) => is === 'except')) return null;
  const stated: WeeklyHours[] = [];
  for (let at = 0, read = 0; at < tokens.length;) {
    const days = readDays(tokens, at);
    const isClosed = days !== null && tokens[days.next]?.is === 'closed';
    if (days && !isClosed && (endsRange(tokens.slice(read, at)) || isUntil(tokens, days.next)))
      return null;
    const openings = days && readOpenings(tokens, days.next, shortEndAfter(stated));
    if (stated.length > mostStated) return null;
    if (days && openings) stated.push(withDays(unknownWeek, days.value, openings.value));
    at = openings?.next ?? days?.next ?? at + 1;
    if (days) read = at;
  }
  // If other hours are given, only a part of the business is open at all hours.
  if (stated.length === 0 && isAlwaysOpen(text)) return alwaysOpen;
  const week = agreedWeek(stated);
  return week.some((openings) => openings !== null) ? week : null;
}

/** Texts that state more are no timetables. */
const mostStated = 200;

const alwaysOpen = withDays(unknownWeek, daysBetween(0, 6), [openingOf(0, 1440)]);

/** Whether times come before their days, as in "de 9 h à 18 h, du mardi au samedi". */
const endsRange = (unread: readonly Token[]) =>
  /time to time(?: and)?$/.test(unread.map(({ is }) => is).join(' '));

/** The latest closing time of a business that is open by day, in minutes. */
const evening = 19 * 60;

/** In "Mon–Fri 8–5, Sat 10–2", the days before the short one are open from the morning to the evening. */
function shortEndAfter(weeks: readonly WeeklyHours[]): ShortEnd {
  const openings = weeks.flatMap((week) => week.flatMap((day) => day ?? []));
  const isByDay = openings.every(([opens, closes]) => opens < 720 && closes <= evening);
  return openings.length > 0 && isByDay ? 'afternoon' : 'unclear';
}

/** Whether a day has only an end time, as in "late on Thursday until 9 pm": an exception to other hours. */
const isUntil = (tokens: readonly Token[], at: number) =>
  tokens[at]?.is === 'to' && tokens[at + 1]?.is === 'time' && tokens[at + 2]?.is !== 'to';

/** "By appointment" is an exception next to a day or a time; elsewhere it offers a booking. */
const withoutBookings = (text: string) =>
  text
    .split('\n')
    .map((line) => (dayOrTime.test(line) ? line : line.replaceAll(booking, '')))
    .join('\n');

const booking = /rendez-vous|appointments?|citas?/giu;

interface Read<Value> {
  readonly value: Value;
  readonly next: number;
}

/** "lundi", "lundi au vendredi", "lundi, mardi et jeudi". */
function readDays(tokens: readonly Token[], start: number): Read<readonly number[]> | null {
  const first = tokens[start];
  if (first?.is !== 'days') return null;
  const days = [...first.days];
  let at = start + 1;
  for (;;) {
    const [joint, next] = [tokens[at], tokens[at + 1]];
    if (next?.is !== 'days') break;
    if (joint?.is === 'to') days.push(...daysBetween(days.at(-1) ?? 0, next.days[0] ?? 0));
    else if (joint?.is === 'and') days.push(...next.days);
    else break;
    at += 2;
  }
  return { value: days, next: at };
}

/** "fermé", "9 h à 12 h et 13 h à 17 h". */
function readOpenings(
  tokens: readonly Token[],
  start: number,
  short: ShortEnd,
): Read<readonly Opening[]> | null {
  if (tokens[start]?.is === 'closed') return { value: [], next: start + 1 };
  const openings: Opening[] = [];
  let at = start;
  for (;;) {
    // In "9h-12h - 14h-18h", the same sign joins times and openings.
    const isJoined = openings.length > 0 && tokens[at]?.is === 'to';
    const skipped = isJoined || tokens[at]?.is === 'and' ? at + 1 : at;
    const [from, to, until] = tokens.slice(skipped, skipped + 3);
    if (from?.is !== 'time' || to?.is !== 'to' || until?.is !== 'time') {
      if (isJoined) return null;
      break;
    }
    const [opens, closes] = [startOf(from, until), endOf(from, until, short)];
    // "8–5" is morning to afternoon; other numbers without a unit may be days of a month.
    if (closes === null || (until.isBare && closes === until.minutes)) {
      // Numbers next to other times are times.
      if (skipped > at) return null;
      break;
    }
    openings.push(openingOf(opens, closes));
    at = skipped + 3;
  }
  return openings.length > 0 ? { value: openings, next: at } : null;
}
