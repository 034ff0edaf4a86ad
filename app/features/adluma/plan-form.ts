import {
  planBounds,
  planFields,
  readPlan,
  type AdPlan,
  type PlanLimits,
  type PlanNumber,
} from '#app/domain/adluma/plan.ts';
import type { FieldSource } from '#app/domain/codec/fields.ts';
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
