import { describe, expect, it } from 'vitest';
import type { PlanNumber } from '#app/domain/adluma/plan-bounds.ts';
import { languages } from '#app/i18n/languages.ts';
import { readPlanIn } from './plan-form.ts';

describe('a plan with numbers formatted in another language', () => {
  it.each<[PlanNumber, text: string, value: number]>([
    ['budget', '1.000', 1000],
    ['budget', '1,000', 1000],
    ['value', '2,500', 2500],
    ['fee', '1.500', 1500],
    ['customers', '1.000', 1000],
    ['zone', '50,000', 50_000],
    ['zone', '50.000', 50_000],
  ])('the field %s reads %j as %f in every language', (name, text, value) => {
    for (const language of languages) {
      const source = new URLSearchParams({ v: '1', channel: 'meta', [name]: text });
      const { plan, corrections } = readPlanIn(language, source);
      expect(plan.numbers[name]).toBe(value);
      expect(corrections).toEqual([]);
    }
  });

  it('a cost per click keeps the decimals of the language', () => {
    const source = (text: string) => new URLSearchParams({ 'cpc-meta': text });
    expect(readPlanIn('en', source('1.250')).plan.numbers['cpc-meta']).toBe(1.25);
    expect(readPlanIn('fr', source('1,250')).plan.numbers['cpc-meta']).toBe(1.25);
  });
});
