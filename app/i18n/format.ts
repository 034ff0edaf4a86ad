import { locales, type Language } from './languages.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** A number as the language writes it: `1 000`, `4,0`. */
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

/** An amount in euros, without cents unless the value has some. */
export function formatEuros(language: Language, value: number): string {
  return formatNumber(language, value, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
    maximumFractionDigits: 2,
  });
}

/** A moment, in epoch milliseconds or ISO 8601, as a date in words; with the time of day in the visitor's own zone if asked. */
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

/** A date in words as the language writes it, in characters that the fonts have. */
export function asWritten(language: Language, date: string): string {
  // The fonts lack the narrow space that en-CA writes before "p.m.".
  const text = date.replaceAll('\u202f', '\u00a0');
  // Only the first of a month has an ordinal in French, which Intl does not write.
  return language === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text;
}

/** Fills `{name}` places of a sentence. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
