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

/** Fills `{name}` places of a sentence. */
export function fill(sentence: string, values: Record<string, string>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
