import { formatDay } from './format-day.ts';
import { formatNumber } from './format.ts';
import { locales, type Language } from './languages.ts';

/** A figure with a unit, optionally with its spread: `1200 ms (1100 ms–1500 ms)`. */
const figure = String.raw`(\d+(?:\.\d+)?) (B|ms|%|px|d)`;
const figures = new RegExp(`^${figure}(?: \\(${figure}–${figure}\\))?$`);

/** A figure without a unit, with its spread: `0.13 (0.00–0.20)`. */
const shares = /^\d+\.\d+ \(\d+\.\d+–\d+\.\d+\)$/;

/**
 * An observed or expected value of an audit, from neutral notation: `≤ 500000 B` is `500 kB`.
 *
 * @param closed replaces the hours of a day without any
 */
export function observedValue(language: Language, value: string, closed: string): string {
  const bare = value.replace(/^[≤≥≠] /, '');
  if (hours.test(bare)) return hoursValue(language, bare, closed);
  if (/^\d{4}-\d\d-\d\d$/.test(bare)) return formatDay(language, bare);
  if (/^\d+(?:\.\d+)?$/.test(bare)) return plain(language, Number(bare));
  if (shares.test(bare))
    return bare.replaceAll(/\d+\.\d+/g, (share) => plain(language, Number(share)));
  if (!figures.test(bare)) return bare;
  return bare.replaceAll(new RegExp(figure, 'g'), (_whole, amount: string, unit: string) =>
    measured(language, Number(amount), unit),
  );
}

const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const dayName = `(?:${days.join('|')})`;

/** Opening hours: `Mo-Fr 09:00-12:00,13:00-17:00; Sa off`. */
const hours = new RegExp(`^(?:${dayName}(?:-${dayName})? (?:off|[\\d:,-]+)(?:; |$))+$`);

function hoursValue(language: Language, text: string, closed: string): string {
  // The first of January 2024 was a Monday.
  const nameOf = (day: string) =>
    new Intl.DateTimeFormat(locales[language], { weekday: 'short', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1 + days.findIndex((each) => each === day)),
    );
  return text
    .replaceAll(new RegExp(`${dayName}(?=[- ])`, 'g'), nameOf)
    .replaceAll('off', closed)
    .replaceAll('-', '–')
    .replaceAll(',', ', ');
}

/** Years and codes have no thousands separator. */
const plain = (language: Language, value: number) =>
  value >= 10_000 || !Number.isInteger(value) ? formatNumber(language, value) : String(value);

function measured(language: Language, value: number, unit: string): string {
  if (unit === 'B')
    return value >= 1_000_000
      ? inBytes(language, value / 1_000_000, 'megabyte')
      : inBytes(language, Math.max(1, Math.round(value / 1000)), 'kilobyte');
  if (unit === '%') return inPercent(language, value);
  const [amount, shown] = unit === 'ms' && value >= 1000 ? [value / 1000, 's'] : [value, unit];
  return `${formatNumber(language, amount, { maximumFractionDigits: 2 })}\u00a0${shown}`;
}

const inPercent = (language: Language, value: number) =>
  formatNumber(language, value / 100, { style: 'percent', maximumFractionDigits: 2 });

function inBytes(language: Language, amount: number, unit: 'kilobyte' | 'megabyte'): string {
  const options = { style: 'unit', unit, maximumFractionDigits: 2 } as const;
  return formatNumber(language, amount, options).replace(/\s/, '\u00a0');
}
