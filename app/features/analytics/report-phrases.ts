import type { AnalyticsCopy } from '#app/content/analytics/shape.ts';
import type { KpiId } from '#app/domain/analytics/report.ts';
import { lastDay } from '#app/domain/analytics/sample.ts';
import { day as dayLength } from '#app/domain/durations.ts';
import { asWritten, formatAmount, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';

/** Formats the numbers and dates of a report. */
export function phrasesIn(language: Language, copy: AnalyticsCopy) {
  const share = (value: number | null, digits = 1) =>
    value === null
      ? copy.none
      : formatNumber(language, value, { style: 'percent', maximumFractionDigits: digits });
  const euros = (value: number | null) =>
    value === null ? copy.none : formatAmount(language, value);
  const count = (value: number) =>
    formatNumber(language, value, { maximumFractionDigits: 0, useGrouping: 'always' });
  const date = (time: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) =>
    asWritten(
      language,
      new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(time),
    );
  return {
    count,
    share,
    euros,
    date,
    /** A day of a period by its index, from 0. */
    day: (index: number, period: number) =>
      date(lastDay - (period - 1 - index) * dayLength, { day: 'numeric', month: 'short' }),
    kpi: (id: KpiId, value: number | null) =>
      id === 'rate' ? share(value) : id === 'cost' ? euros(value) : count(value ?? 0),
    /** Signed change from an earlier value in percent, or null without a base to compare with. */
    change: (value: number | null, before: number | null) =>
      value === null || before === null || before === 0
        ? null
        : formatNumber(language, value / before - 1, {
            style: 'percent',
            maximumFractionDigits: 1,
            signDisplay: 'exceptZero',
          }),
  };
}

export type Phrases = ReturnType<typeof phrasesIn>;
