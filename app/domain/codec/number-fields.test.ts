import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sliderField, type SliderBounds } from './number-fields.ts';

const rating: SliderBounds = { min: 1, max: 5, step: 0.1, initial: 4.5 };
const reviews: SliderBounds = { min: 0, max: 500, step: 5, initial: 25 };

/** A slider's value, and whether it was corrected. */
function readBounded(text: string, bounds: SliderBounds) {
  const { value, reason } = sliderField(bounds).read([text]);
  return { value, isCorrected: reason !== undefined };
}

describe('parsing a slider’s value', () => {
  it.each<[string, SliderBounds, number]>([
    ['4.6', rating, 4.6],
    ['4,6', rating, 4.6],
    [' 3 ', rating, 3],
    ['1', rating, 1],
    ['5', rating, 5],
    ['500', reviews, 500],
    ['0', reviews, 0],
    ['1e2', reviews, 100],
  ])('accepts %j', (text, bounds, value) => {
    expect(readBounded(text, bounds)).toEqual({ value, isCorrected: false });
  });

  it.each<[string, SliderBounds, number]>([
    ['5.1', rating, 5],
    ['-3', rating, 1],
    ['4.53', rating, 4.5],
    ['27', reviews, 25],
    ['28', reviews, 30],
    ['99999999999999999999', reviews, 500],
    ['', rating, 4.5],
    ['quatre', rating, 4.5],
    ['4.5.6', rating, 4.5],
    ['NaN', reviews, 25],
    ['Infinity', reviews, 25],
    ['1e999', reviews, 25],
    ['1 000', reviews, 500],
    ['1.000', reviews, 500],
    ['0x10', reviews, 25],
  ])('corrects %j', (text, bounds, value) => {
    expect(readBounded(text, bounds)).toEqual({ value, isCorrected: true });
  });

  it('stays within bounds and on a step, for any text', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.double().map(String));
    fc.assert(
      fc.property(anyText, fc.constantFrom(rating, reviews), (text, bounds) => {
        const { value } = readBounded(text, bounds);
        expect(value).toBeGreaterThanOrEqual(bounds.min);
        expect(value).toBeLessThanOrEqual(bounds.max);
        const steps = (value - bounds.min) / bounds.step;
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6);
      }),
    );
  });
});
