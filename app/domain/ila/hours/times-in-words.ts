import { dayName } from './day-words.ts';

/** Hours in words, in French, English and Spanish. */
const hours: Readonly<Record<string, number>> = {
  ...numbered(
    'un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize',
    1,
  ),
  ...numbered('dix-sept dix-huit dix-neuf vingt vingt-et-un vingt-deux vingt-trois', 17),
  ...numbered('one two three four five six seven eight nine ten eleven twelve', 1),
  ...numbered('una dos tres cuatro cinco seis siete ocho nueve diez once doce', 1),
  ...numbered('dieciséis diecisiete dieciocho diecinueve veinte veintiuna', 16),
  midi: 12,
  noon: 12,
  midday: 12,
  mediodía: 12,
  minuit: 24,
  midnight: 24,
  medianoche: 24,
};

function numbered(words: string, first: number): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, first + at]));
}

const hour = Object.keys(hours)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const timeInWords = (name: string) =>
  `(?<${name}Before>half past |quarter past |quarter to )?(?<${name}>${hour})(?![\\p{L}-])` +
  `(?:[^\\S\\n](?:heures?|o[’']clock|horas))?(?<${name}After>[^\\S\\n](?:et demie|et quart|trente|quinze|thirty|fifteen|y media|y cuarto)(?!\\p{L}))?` +
  `(?<${name}Half>[^\\S\\n](?:du|de la|de l[’']|in the)[^\\S\\n]?(?:matin|soir|après-midi|mañana|tarde|noche|morning|afternoon|evening))?`;

const range = new RegExp(
  String.raw`(?<![\p{L}-])${timeInWords('from')}[^\S\n](?:à|to|till?|until|a|hasta)[^\S\n](?:las[^\S\n])?${timeInWords('until')}(?!\p{L})`,
  'giu',
);

/**
 * "De 9 a 18", "Lun-Ven 9-13, 15-19": after days or other times, an end after noon is a time, unless it counts
 * something. "Mar" may be March.
 */
const figures = new RegExp(
  String.raw`(?=\d{1,2} ?[-–aà])(?<=(?<!\p{L})(?:de |(?!mar[\s.])${dayName}[\s:,]{1,3}|\d(?: hs?)?(?: y | et | / |, ))(?:de )?)` +
    String.raw`(\d{1,2}) ?[-–aà] ?(1[3-9]|2[0-4])(?![\d.:/]|,\d|[^\S\n]?(?!(?:y|et|e|sin|sans)(?!\p{L}))[\p{L}%€$])`,
  'giu',
);

/** Replaces times in words or plain numbers by clock times, if morning or afternoon is certain. */
export const withClockTimes = (text: string) =>
  text.replaceAll(figures, '$1h à $2h').replaceAll(range, (found: string, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const [from, until] = [timeOf(groups, 'from'), timeOf(groups, 'until')];
    const isSure =
      until.half !== '' ||
      isNoon.test(groups.until ?? '') ||
      until.minutes > 720 ||
      until.minutes <= from.minutes;
    return isSure ? `${written(from)} - ${written(until)}` : found;
  });

const isNoon = /^(?:midi|noon|midday|mediodía)$/i;

interface TimeInWords {
  readonly minutes: number;
  readonly half: '' | ' am' | ' pm';
}

function timeOf(groups: Readonly<Record<string, string | undefined>>, name: string): TimeInWords {
  const word = groups[name]?.toLowerCase() ?? '';
  const [before = '', after = '', half = ''] = ['Before', 'After', 'Half'].map(
    (part) => groups[`${name}${part}`]?.toLowerCase() ?? '',
  );
  const around = `${before}${after}`;
  return {
    minutes: (hours[word] ?? 0) * 60 + minutesIn(around),
    half: /matin|mañana|morning/.test(half) ? ' am' : half === '' ? '' : ' pm',
  };
}

function minutesIn(words: string): number {
  if (words.includes('quarter to')) return -15;
  if (/half|demie|trente|thirty|media/.test(words)) return 30;
  return words === '' ? 0 : 15;
}

const written = ({ minutes, half }: TimeInWords) =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}${half}`;
