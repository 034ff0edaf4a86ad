import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import { channels, rateNames } from '#app/domain/adluma/benchmarks.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import type { Outcome } from '#app/domain/adluma/outcome.ts';
import type { PlanNumber } from '#app/domain/adluma/plan-bounds.ts';
import type { Correction, PlanField } from '#app/domain/adluma/plan.ts';
import type { Remark } from '#app/domain/adluma/remarks.ts';
import { formatDay } from '#app/i18n/format-day.ts';
import { fill, formatAmount, formatNumber } from '#app/i18n/format.ts';
import { locales, type Language } from '#app/i18n/languages.ts';
import { plural, type PluralForms } from '#app/i18n/plural.ts';
import { unitOf } from './plan-form.ts';

/** Formats numbers and dates in the language. */
function formatsIn(language: Language) {
  /** Cents only where they matter. */
  const euros = (value: number) => {
    const places = Math.abs(value) < 100 ? 100 : 1;
    return formatAmount(language, Math.round(value * places) / places);
  };
  /** One decimal below ten, where a tenth matters. */
  const rounded = (value: number) =>
    Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value);
  const count = (value: number) => formatNumber(language, rounded(value));
  /** The form that agrees with the number as displayed by `count`. */
  const counted = (value: number, forms: PluralForms) => plural(language, rounded(value), forms);
  const percent = (value: number, digits = 2) =>
    formatNumber(language, value / 100, { style: 'percent', maximumFractionDigits: digits });
  const plain = (value: number, digits = 2) =>
    formatNumber(language, value, { maximumFractionDigits: digits });
  const list = (names: readonly string[]) =>
    new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names);
  /** A month such as `2025-04`. */
  const month = (iso: string) =>
    new Date(`${iso}-01T00:00:00Z`).toLocaleDateString(locales[language], {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
  const date = (iso: string) => formatDay(language, iso);
  return { euros, count, counted, percent, plain, list, month, date };
}

/** Figures of a forecast that the headline uses. */
interface CustomerRange {
  readonly budget: number;
  readonly outcomes: Readonly<Record<'low' | 'expected' | 'high', Pick<Outcome, 'customers'>>>;
}

/** Formats a value in the unit of its field or figure. */
function figuresIn(language: Language, copy: SimulatorCopy) {
  const { euros, count, counted, percent, plain } = formatsIn(language);

  function metric(name: keyof Outcome, value: number | null): string {
    if (value === null) return copy.result.none;
    if (name === 'roas' || name === 'roasAllIn') return plain(value);
    const isCount = ['impressions', 'visits', 'leads', 'customers'].includes(name);
    return isCount ? count(value) : euros(value);
  }

  function amount(name: PlanNumber, value: number): string {
    const unit = unitOf(name);
    if (unit === 'euros') return formatAmount(language, value);
    return unit === 'percent' ? percent(value) : plain(value);
  }

  const range = (low: number, high: number) =>
    fill(copy.result.range, { low: count(low), high: count(high) });

  /** The sentence under the main figure, with the range of the customers. */
  const headline = (
    forms: PluralForms,
    { budget, outcomes: { low, expected, high } }: CustomerRange,
  ) =>
    fill(counted(expected.customers, forms), {
      budget: euros(budget),
      customers: count(expected.customers),
      range: range(low.customers, high.customers),
    });

  return { metric, amount, range, headline };
}

/** Label of a field, with its channel if it has one. */
function fieldLabel(copy: SimulatorCopy, name: Exclude<PlanField, 'v'>): string {
  const [subject, channel] = name.split('-');
  const known = channels.find((each) => each === channel);
  const rate = rateNames.find((each) => each === subject);
  if (known === undefined) return copy.fields[name as keyof SimulatorCopy['fields']].label;
  const label = rate ? copy.sources.rate[rate] : copy.lock.label;
  return `${label}, ${copy.channels[known].name}`;
}

/** Turns the simulator's figures and codes into text. */
export function phrasesIn(language: Language, copy: SimulatorCopy) {
  const { list, ...formats } = formatsIn(language);
  const { euros, count } = formats;
  const figures = figuresIn(language, copy);
  const field = (name: Exclude<PlanField, 'v'>) => fieldLabel(copy, name);

  function correction({ field: name, reason, value }: Correction): string {
    if (name === 'v' || reason === 'version') return copy.version;
    return fill(copy.corrections.reasons[reason], {
      field: field(name),
      value:
        value === null ? copy.corrections.benchmark : figures.amount(name as PlanNumber, value),
    });
  }

  function remark(each: Remark): string {
    return fill(copy.remarks.all[each.code], {
      channels: 'channels' in each ? list(each.channels.map((id) => copy.channels[id].name)) : '',
      amount: 'upTo' in each ? euros(each.upTo) : '',
      customers: 'customers' in each ? count(each.customers) : '',
    });
  }

  /** "The next lead would cost…"; impressions are priced by the thousand. */
  function nextCost({ goal, nextCost: next, averageCost }: Forecast): string | null {
    if (next === null || averageCost === null) return null;
    const size = goal === 'impressions' ? 1000 : 1;
    return fill(copy.curve.next, {
      next: copy.units[goal].next,
      cost: euros(next * size),
      average: euros(averageCost * size),
    });
  }

  return { ...formats, ...figures, field, correction, remark, nextCost };
}

export type Phrases = ReturnType<typeof phrasesIn>;
