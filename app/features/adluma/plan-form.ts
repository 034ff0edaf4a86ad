import { planBounds, type PlanNumber } from '#app/domain/adluma/plan-bounds.ts';
import { planFields, readPlan, type AdPlan, type PlanLimits } from '#app/domain/adluma/plan.ts';
import type { FieldSource } from '#app/domain/codec/fields.ts';
import { formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';

export type ReadPlan = ReturnType<typeof readPlan>;

/** Reads a plan from typed fields in the language, or from a query, which is language-neutral. */
export function readPlanIn(language: Language, source: FieldSource, limits?: PlanLimits): ReadPlan {
  const parse = (text: string, name: PlanNumber) =>
    parseNumber(language, text, { inThousands: holdsThousands(name) }).value;
  return readPlan(source, parse, limits);
}

/** Whether a field is for whole numbers or large amounts; a cost per click or a percentage is neither. */
function holdsThousands(name: PlanNumber): boolean {
  const { isWhole = false, max } = planBounds[name];
  return isWhole || max > 1000;
}

/**
 * Converts the numbers typed into a form to another language's notation; values that had to be corrected stay as typed.
 */
export function rewriteNumbers(form: HTMLFormElement, typed: ReadPlan, language: Language): void {
  for (const field of form.elements) {
    // An untouched field follows its initial value.
    if (!(field instanceof HTMLInputElement) || field.value === field.defaultValue) continue;
    const number = field.type === 'text' && typed.plan.numbers[field.name as PlanNumber];
    const isCorrected = typed.corrections.some((each) => each.field === field.name);
    if (typeof number === 'number' && field.value !== '' && !isCorrected)
      field.value = formatNumber(language, number, { maximumFractionDigits: 2 });
  }
}

/** The query that holds a plan. */
export function planSearch(plan: AdPlan): string {
  return `?${new URLSearchParams(planFields(plan)).toString()}`;
}

const amounts = new Set(['budget', 'value', 'fee', 'lock', 'cpc']);
const shares = new Set(['close', 'margin', 'spread', 'ramp', 'ctr', 'cvr']);

/** Unit of a number, from the first part of its name. */
export function unitOf(name: PlanNumber): 'euros' | 'percent' | 'plain' {
  const [subject = ''] = name.split('-');
  if (amounts.has(subject)) return 'euros';
  return shares.has(subject) ? 'percent' : 'plain';
}
