import { startingPrices } from '../price-list.ts';
import { normalizeForSearch } from '../search/normalize.ts';

/** Hours per unit of time, with which 90 days equal three months. */
const hours = { minute: 1 / 60, hour: 1, day: 24, week: 168, month: 720, year: 8640 } as const;

/** Words of units in French, English and Spanish, without accents. */
const units: readonly (readonly [RegExp, Unit, number])[] = [
  [/^(?:€|\$|£|eur|euros?|usd|cad|dollars?|dolares?|pesos?|balles|bucks?)$/, 'money', 1],
  [/^(?:%|pour|percent|por)$/, 'percent', 1],
  [/^(?:min|mn|minutes?|minutos?)$/, 'time', hours.minute],
  [/^(?:h|hs|hr|hrs|heures?|hours?|horas?)$/, 'time', hours.hour],
  [/^(?:j|jours?|journees?|days?|dias?)$/, 'time', hours.day],
  [/^(?:semaines?|weeks?|semanas?)$/, 'time', hours.week],
  [/^(?:mois|months?|mes|meses)$/, 'time', hours.month],
  [/^(?:ans?|annees?|years?|anos?)$/, 'time', hours.year],
];

type Unit = 'money' | 'percent' | 'time' | 'count';

/** A figure in a text: money in whatever currency, time in hours. */
export interface Figure {
  unit: Unit;
  value: number;
  /** Offset in the normalized text. */
  at: number;
}

const numberWords: Readonly<Record<string, number>> = {
  ...numbered('one two three four five six seven eight nine ten eleven twelve'),
  ...numbered('une deux trois quatre cinq six sept huit neuf dix onze douze'),
  ...numbered('una dos tres cuatro cinco seis siete ocho nueve diez once doce'),
  a: 1,
  an: 1,
  un: 1,
  fifteen: 15,
  quinze: 15,
  quince: 15,
  twenty: 20,
  vingt: 20,
  veinte: 20,
  thirty: 30,
  trente: 30,
  treinta: 30,
  ninety: 90,
  noventa: 90,
  hundred: 100,
  cent: 100,
  cien: 100,
  thousand: 1000,
  mille: 1000,
  mil: 1000,
};

function numbered(words: string): Record<string, number> {
  return Object.fromEntries(words.split(' ').map((word, at) => [word, at + 1]));
}

/** An optional currency, an amount in digits or as a word, the end of a range, and the next word. */
const pattern =
  /([€$£]\s?)?(?<![\p{L}\d])(\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?|[a-z]+)(?:\s?(?:a|to|–|-)\s?(\d{1,3}(?:[\s.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?))?[\s-]?(%|€|\$|£|[a-z]+)?/gu;

/** English units before which "a" means one. */
const afterArticle = /^(?:minute|hour|day|week|month|year|dollar|buck)$/;

/** Whether a number without a unit is a figure: smaller ones count everyday things, and 2026 is a year. */
const isCount = (value: number) => value >= 100 && (value < 1900 || value > 2100);

/** The figures of a text: amounts of money, percentages, durations, and large numbers. */
export function figuresOf(text: string): Figure[] {
  const normalized = normalizeForSearch(text);
  const found: Figure[] = [];
  let end = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(normalized); match; match = pattern.exec(normalized)) {
    const [whole, currency, first = '', second, word = ''] = match;
    // « à mes » contains no month and « à jour » no day: the article only counts before English units. After an amount,
    // "a month" is a rate.
    const isRate =
      found.at(-1)?.unit === 'money' && normalized.slice(end, match.index).trim() === '';
    const isArticle = /^an?$/.test(first) && (isRate || !afterArticle.test(word));
    const value = isArticle ? null : valueOf(first);
    const isWord = /^[a-z]/.test(first);
    const unit = value === null ? undefined : unitOf(currency, word);
    if (value === null || (!unit && (isWord || !isCount(value)))) {
      // The next word may be a figure itself.
      if (value === null || isWord) {
        pattern.lastIndex = match.index + (currency?.length ?? 0) + first.length;
      }
      continue;
    }
    const values = [value, second === undefined ? null : valueOf(second)];
    const [, kind, factor] = unit ?? [/./, 'count' as const, 1];
    for (const number of values) {
      if (number !== null) found.push({ unit: kind, value: number * factor, at: match.index });
    }
    end = match.index + whole.length;
    if (whole === '') pattern.lastIndex++;
  }
  return found;
}

function unitOf(currency: string | undefined, word: string) {
  return currency ? units[0] : units.find(([words]) => words.test(word));
}

function valueOf(written: string): number | null {
  if (/^[a-z]/.test(written)) return numberWords[written] ?? null;
  const grouped = /^\d{1,3}(?:[\s.,]\d{3})+$/.test(written);
  return Number(grouped ? written.replace(/\D/g, '') : written.replace(',', '.'));
}

const listed: ReadonlySet<number> = new Set(Object.values(startingPrices));

/** Whether every amount of money in a text is in the price list. */
export function isListedAmount(text: string): boolean {
  return figuresOf(text).every(({ unit, value }) => unit !== 'money' || listed.has(value));
}
