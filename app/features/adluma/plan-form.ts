import { planFields, readPlan, type AdPlan, type PlanNumber } from '#app/domain/adluma/plan.ts';
import type { Language } from '#app/i18n/languages.ts';
import { parseNumber } from '#app/i18n/parse-number.ts';

/** Bounds of a simulator that offers less than a plan can hold. */
export type Limits = Parameters<typeof readPlan>[2];

export type ReadPlan = ReturnType<typeof readPlan>;

/** Reads a plan as it was typed, or as an address holds it, which is the same in every language. */
export function readPlanIn(language: Language, query: URLSearchParams, limits?: Limits): ReadPlan {
  return readPlan(query, (text) => parseNumber(language, text).value, limits);
}

/** What a form would send. */
export function queryOf(form: HTMLFormElement): URLSearchParams {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return new URLSearchParams(pairs);
}

/** The query that holds a plan. */
export function planSearch(plan: AdPlan): string {
  return `?${new URLSearchParams(planFields(plan)).toString()}`;
}

const amounts = new Set(['budget', 'value', 'fee', 'lock', 'cpc']);
const shares = new Set(['close', 'margin', 'spread', 'ramp', 'ctr', 'cvr']);

/** What a number of a plan counts: a name begins with what it is about. */
export function unitOf(name: PlanNumber): 'euros' | 'percent' | 'plain' {
  const [subject = ''] = name.split('-');
  if (amounts.has(subject)) return 'euros';
  return shares.has(subject) ? 'percent' : 'plain';
}
