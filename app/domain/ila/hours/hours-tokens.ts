import type { ClockTime } from './clock-time.ts';
import { closedWord, dayName, weekend as weekendName } from './day-words.ts';
import { month } from './event-dates.ts';
import { daysOfRange, shortDay, shortRange } from './short-days.ts';
import { daysBetween } from './weekly-hours.ts';

/** What a word or a time in opening hours says. */
export type Token =
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

/** A part of the year that hours are given for: "Agosto: L-V 8-15 h". */
const season = String.raw`(?:été|hiver|summer|winter|verano|invierno|temporada|saison|season|${month})(?: hours)?\)?[^\S\n]?:`;

/** Pattern sources of tokens. */
export const words = {
  day: dayName,
  range: `(?:${shortRange}|${shortDay})`,
  everyDay: String.raw`(?:tous les jours|7 ?(?:jours|j) ?(?:sur|/) ?7|(?:7|seven) days a week|7 d[ií]as a la semana|every ?day|daily|todos los d[ií]as)(?![\p{L}])`,
  weekdays: String.raw`(?:en semaine|weekdays|entre semana)(?![\p{L}])`,
  weekend: weekendName,
  noon: String.raw`(?:midi et demie?|midi|noon|mediod[ií]a|minuit|midnight|medianoche|12(?::00)?[^\S\n]?m)(?![\p{L}])`,
  // "12h 14h" and two table cells are two times.
  time: String.raw`\d{1,2}(?:[^\S\n]?h(?:eures)?[^\S\n]?\d{2}(?!\d|[^\S\n]?[h:])|[^\S\n]?[:.][^\S\n]?\d{2}(?!\d)(?:\s?h(?:oras|r?s)?(?![\p{L}]))?|\s?h(?:eures?|oras|r?s)?(?![\p{L}])|(?![\d:h]|[.,]\d))(?:\s?[ap]\.?\s?m\b\.?|[ap](?![\p{L}\d]))?`,
  // A break that is not expressed by the times before it.
  pause: String.raw`(?:closed (?:for lunch|between|from \d)|lunch break:? (?:from )?\d|pause (?:de midi|d[ée]jeuner)|ferm[ée]e?s? (?:entre|de \d|(?:pour )?le midi|le temps du midi)|cerrad[oa] (?:al? mediod[ií]a|entre|de \d|para comer))(?![\p{L}])`,
  closed: closedWord,
  except: String.raw`(?:${season}|sauf|except(?:o|[eé])?|salvo|rendez-vous|appointment|cita|fermeture|closes|cierra|(?:half[- ]day|early) clos(?:ing|es?)|(?:tambi[eé]n|also|aussi|également)(?= (?:de |from )?\d))(?![\p{L}])`,
  to: String.raw`(?:(?:au|à|to|until|till|through|a|al|hasta|jusqu['’]à|til|thru)(?![\p{L}])|[-–—→>@])`,
  and: String.raw`(?:(?:et|and|y|puis|then)(?![\p{L}])|[,/&|+;])`,
  filler: String.raw`(?:(?:de|du|des|from|on|le|la|les|el|los|las|open|ouvert|abierto)(?![\p{L}])|[:.()\s]+)`,
} as const;

const pattern = new RegExp(
  Object.entries(words)
    .map(([name, source]) => `(?<${name}>${source})`)
    .join('|'),
  'iuy',
);

/** Whether a text names days, or has a time with its unit. */
export const dayOrTime = new RegExp(
  String.raw`(?<!\p{L})(?:${words.day}|${words.everyDay}|${words.weekdays})|\d\s?(?:[h:]|[ap]\.?\s?m)`,
  'iu',
);

/** The tokens of a text; a break for anything else. */
export function tokensOf(text: string): Token[] {
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
