import { endOf, startOf, type ClockTime, type ShortEnd } from './clock-time.ts';
import { closedAfterDays } from './closed-days.ts';
import { closedWord, dayName, weekend as weekendName } from './day-words.ts';
import { isAlwaysOpen, withAllDays } from './open-all-day.ts';
import { daysOfRange, shortRange } from './short-days.ts';
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

type Token =
  | { readonly is: 'days'; readonly days: readonly number[] }
  | ({ readonly is: 'time'; readonly isBare: boolean } & ClockTime)
  | { readonly is: 'to' | 'and' | 'closed' | 'except' | 'break' };

/** Days by the first letters of their names, in French, English and Spanish. */
const dayNames = [
  /^(?:lun|mon)/,
  /^(?:mar|tue)/,
  /^(?:mer|wed|mi[eé])/,
  /^(?:jeu|thu|jue)/,
  /^(?:ven|fri|vie)/,
  /^(?:sam|sat|s[aá]b)/,
  /^(?:dim|sun|dom)/,
];

const words = {
  day: dayName,
  range: shortRange,
  everyDay: String.raw`(?:tous les jours|7 ?(?:jours|j) ?(?:sur|/) ?7|(?:7|seven) days a week|7 d[ií]as a la semana|every ?day|daily|todos los d[ií]as)(?![\p{L}])`,
  weekdays: String.raw`(?:en semaine|weekdays|entre semana)(?![\p{L}])`,
  weekend: weekendName,
  noon: String.raw`(?:midi et demie?|midi|noon|mediod[ií]a|minuit|midnight|medianoche|12(?::00)?[^\S\n]?m)(?![\p{L}])`,
  // "12h 14h" and two table cells are two times.
  time: String.raw`\d{1,2}(?:[^\S\n]?h(?:eures)?[^\S\n]?\d{2}(?!\d|[^\S\n]?[h:])|[^\S\n]?[:.][^\S\n]?\d{2}(?!\d)(?:\s?h(?:oras|r?s)?(?![\p{L}]))?|\s?h(?:eures?|oras|r?s)?(?![\p{L}])|(?![\d:h]|[.,]\d))(?:\s?[ap]\.?\s?m\b\.?|[ap](?![\p{L}\d]))?`,
  // A break that is not expressed by the times before it.
  pause: String.raw`(?:closed (?:for lunch|between|from \d)|lunch break:? (?:from )?\d|pause (?:de midi|d[ée]jeuner)|ferm[ée]e?s? (?:entre|de \d|(?:pour )?le midi|le temps du midi)|cerrad[oa] (?:al? mediod[ií]a|entre|de \d|para comer))(?![\p{L}])`,
  closed: closedWord,
  except: String.raw`(?:sauf|except(?:o|[eé])?|salvo|rendez-vous|appointment|cita|fermeture|closes|cierra)(?![\p{L}])`,
  to: String.raw`(?:(?:au|à|to|until|till|through|a|al|hasta|jusqu['’]à|til|thru)(?![\p{L}])|[-–—→>@])`,
  and: String.raw`(?:(?:et|and|y|puis|then)(?![\p{L}])|[,/&|+;])`,
  filler: String.raw`(?:(?:de|du|des|from|le|la|les|el|los|las|open|ouvert|abierto)(?![\p{L}])|[:.()\s]+)`,
} as const;

const pattern = new RegExp(
  Object.entries(words)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|'),
  'iuy',
);

/**
 * Opening hours in running text. A day given twice with different hours, as for two shops, is uncertain; a text with
 * exceptions is not parsed at all.
 *
 * @returns null if nothing certain is found
 */
export function hoursInText(text: string): WeeklyHours | null {
  const tokens = tokensOf(closedAfterDays(withClockTimes(withAllDays(withoutBookings(text)))));
  if (tokens.some(({ is }) => is === 'except')) return null;
  const stated: WeeklyHours[] = [];
  for (let at = 0, read = 0; at < tokens.length;) {
    const days = readDays(tokens, at);
    const isClosed = days !== null && tokens[days.next]?.is === 'closed';
    if (days && !isClosed && (endsRange(tokens.slice(read, at)) || isUntil(tokens, days.next)))
      return null;
    const openings = days && readOpenings(tokens, days.next, shortEndAfter(stated));
    if (days && openings) stated.push(withDays(unknownWeek, days.value, openings.value));
    at = openings?.next ?? days?.next ?? at + 1;
    if (days) read = at;
  }
  // If other hours are given, only a part of the business is open at all hours.
  if (stated.length === 0 && isAlwaysOpen(text)) return alwaysOpen;
  const week = agreedWeek(stated);
  return week.some((openings) => openings !== null) ? week : null;
}

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
const dayOrTime = new RegExp(
  String.raw`(?<!\p{L})(?:${words.day}|${words.everyDay}|${words.weekdays})|\d\s?(?:[h:]|[ap]\.?\s?m)`,
  'iu',
);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    pattern.lastIndex = at;
    const match = isWordStart(text, at) ? pattern.exec(text) : null;
    if (match) {
      const token = tokenOf(match);
      if (token) tokens.push(token);
      at = pattern.lastIndex;
    } else {
      if (tokens.at(-1)?.is !== 'break') tokens.push({ is: 'break' });
      at++;
    }
  }
  return tokens;
}

const isWordStart = (text: string, at: number) =>
  !/[\p{L}\d]/u.test(text[at - 1] ?? '') || !/[\p{L}\d]/u.test(text[at] ?? '');

function tokenOf(match: RegExpExecArray): Token | null {
  const [found = ''] = match;
  const { day, range, everyDay, weekdays, weekend, noon, time, pause, closed, except, to, and } =
    match.groups ?? {};
  const name = found.toLowerCase();
  if (day) return { is: 'days', days: [dayNames.findIndex((each) => each.test(name))] };
  if (range) return { is: 'days', days: daysOfRange(name) };
  if (everyDay) return { is: 'days', days: daysBetween(0, 6) };
  if (weekdays) return { is: 'days', days: daysBetween(0, 4) };
  if (weekend) return { is: 'days', days: daysBetween(5, 6) };
  if (noon)
    return {
      is: 'time',
      minutes: /demi/.test(name) ? 750 : /^m(?:idi$|ed.*d[ií]a)|noon|^12/.test(name) ? 720 : 1440,
      half: '',
      isBare: false,
    };
  if (time) return timeOf(name);
  if (closed) return { is: 'closed' };
  if (pause || except) return { is: 'except' };
  if (to) return { is: 'to' };
  return and ? { is: 'and' } : null;
}

function timeOf(text: string): Token {
  const [hours = 0, minutes = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const half = /a(?:\.?\s?m|$)/.test(text) ? 'a' : /p(?:\.?\s?m|$)/.test(text) ? 'p' : '';
  if (hours > 24 || minutes > 59) return { is: 'break' };
  return { is: 'time', minutes: hours * 60 + minutes, half, isBare: /^\d+$/.test(text) };
}

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
    const skipped = tokens[at]?.is === 'and' ? at + 1 : at;
    const [from, to, until] = tokens.slice(skipped, skipped + 3);
    if (from?.is !== 'time' || to?.is !== 'to' || until?.is !== 'time') break;
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
