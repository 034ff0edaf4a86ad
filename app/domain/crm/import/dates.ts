import { normalizeForSearch } from '#app/domain/search/normalize.ts';
import { day as dayLength } from '../../durations.ts';
import type { Day } from '../records/field.ts';

/** Whether day or month comes first in `3/4/2024`. */
export type DateOrder = 'day-first' | 'month-first';

/** First letters of month names in French, English and Spanish, without accents; the longest match wins. */
const monthNames: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['fev', 'feb'],
  ['mar'],
  ['avr', 'apr', 'abr'],
  ['mai', 'may'],
  ['juin', 'jun'],
  ['juil', 'jul'],
  ['aou', 'aug', 'ago'],
  ['sep', 'set'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];

/** Day 0 of Excel, which treats 1900 as a leap year. */
const excelEpoch = Date.UTC(1899, 11, 30);

/** Serial numbers accepted as dates: 1 January 1950 to 31 December 2099. */
const serials = { least: 18_264, most: 73_050 } as const;

const numbers = /^(\d{1,2})[/.\-\s](\d{1,2})[/.\-\s](\d{4}|\d{2})(?:[\sT]+\d{1,2}[:h]\d{2}.*)?$/;

/** The order proved by the dates of a column; null if all are ambiguous. */
export function dateOrderOf(texts: readonly string[]): DateOrder | null {
  let [days, months] = [0, 0];
  for (const text of texts) {
    const [, first, second] = numbers.exec(text.trim()) ?? [];
    if (first === undefined || second === undefined) continue;
    if (Number(first) > 12) days += 1;
    if (Number(second) > 12) months += 1;
  }
  if (days === months) return null;
  return days > months ? 'day-first' : 'month-first';
}

/**
 * Parses a date: `2024-12-31`, `31/12/2024`, `12/31/2024`, `3 mars 2024`, `March 3, 2024` or an Excel serial number,
 * with or without a time of day; null if invalid.
 *
 * @param order for ambiguous dates
 */
export function readDate(text: string, order: DateOrder): Day | null {
  const plain = text.trim();
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[\sT].*)?$/.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const found = numbers.exec(plain);
  if (found) return fromNumbers(Number(found[1]), Number(found[2]), yearOf(found[3] ?? ''), order);
  if (/^\d{5}(?:[.,]\d+)?$/.test(plain)) return fromSerial(Number.parseInt(plain, 10));
  return fromWords(plain);
}

function fromNumbers(first: number, second: number, year: number, order: DateOrder): Day | null {
  const [day, month] = order === 'day-first' ? [first, second] : [second, first];
  // A date that is invalid in this order is read in the other.
  return dayOf(year, month, day) ?? dayOf(year, day, month);
}

function fromSerial(serial: number): Day | null {
  if (serial < serials.least || serial > serials.most) return null;
  return new Date(excelEpoch + serial * dayLength).toISOString().slice(0, 10);
}

/** `3 mars 2024`, `le lundi 3 mars 2024`, `3 de marzo de 2024`, `March 3rd, 2024`. */
function fromWords(text: string): Day | null {
  const parts = normalizeForSearch(text).match(/\d+|\p{L}+/gu) ?? [];
  const month = parts.map(monthOf).find((each) => each > 0);
  const [first, second] = parts.filter((part) => /^\d+$/.test(part));
  if (month === undefined || first === undefined || second === undefined) return null;
  const isYearFirst = first.length === 4;
  const [day, year] = isYearFirst ? [second, first] : [first, second];
  return dayOf(yearOf(year), month, Number(day));
}

/** 1 to 12; 0 if the word is not a month. */
function monthOf(word: string): number {
  if (word.length < 3) return 0;
  // « mardi » and « martes » start like March.
  if (/^(?:mardi|martes)$/.test(word)) return 0;
  return monthNames.findIndex((names) => names.some((name) => word.startsWith(name))) + 1;
}

/** Two-digit years up to 69 are 20xx, later ones 19xx. */
function yearOf(digits: string): number {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function dayOf(year: number, month: number, day: number): Day | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && month > 0;
  return isReal && year >= 1900 && year < 2100 ? date.toISOString().slice(0, 10) : null;
}
