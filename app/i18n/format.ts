import { currency } from '#app/domain/currency.ts';
import { locales, type Language } from './languages.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** A number in the language's notation: `1 000`, `4,0`. */
export function formatNumber(
  language: Language,
  value: number,
  options: Intl.NumberFormatOptions = {},
): string {
  const key = language + JSON.stringify(options);
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locales[language], options);
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/** An amount in the agency's currency, without cents unless the value has some. */
export function formatAmount(language: Language, value: number): string {
  return formatNumber(language, value, {
    style: 'currency',
    currency,
    // Latin American Spanish would otherwise use the code: `EUR 1,200`.
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/**
 * A date-time, in epoch milliseconds or ISO 8601, as a date in words; optionally with the time of day in the visitor's
 * time zone.
 */
export function formatDate(
  language: Language,
  moment: number | string,
  timeStyle?: 'short',
): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    ...(timeStyle && { timeStyle }),
  });
  return asWritten(language, format.format(new Date(moment)));
}

/** A lone 1 before the name of a month, or of a range that ends before one. */
const firstOfMonth = /(?<!\d)1(?=(?:\s?–\s?\d+)?\s\p{L}{3})/gu;

/** A date in words, using only characters that the fonts have. */
export function asWritten(language: Language, date: string): string {
  // The fonts lack the narrow space that some versions of Intl put before "p.m.", where others put a breaking space.
  const text = date.replaceAll('\u202f', '\u00a0').replace(/ (?=[ap]\.\s?m\.)/g, '\u00a0');
  // Intl writes « a las 1:05 » in Spanish, where one o’clock alone is singular.
  if (language !== 'fr') return text.replace('a las 1:', 'a la 1:');
  // Hours have the same form as when Intl formats them alone: « 9 h 00 », not « à 09 h 00 », and stay on one line.
  const hours = text
    .replace(/\b0(?=\d h\b)/g, '')
    .replace(/(?<=\d) h (?=\d\d\b)/g, '\u00a0h\u00a0');
  // French writes only the first of the month as an ordinal, which Intl does not do; one o’clock is not a day.
  return hours.replace(firstOfMonth, '1er');
}

/**
 * Fills the `{name}` placeholders of a message. After a value that ends with a full stop, such as “inc.”, no second one
 * is added.
 */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    const value = values[name];
    return value === undefined ? place : value + (value.endsWith('.') ? '' : stop);
  });
}
