import { describe, expect, it } from 'vitest';
import { areaWeights, checks } from './audit.ts';
import { readingEase } from './reading-ease.ts';
import { titleWidth } from './text-width.ts';

describe('the table of checks', () => {
  it('the weights of the areas add up to 100 points, and so do the checks', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(Object.values(areaWeights))).toBe(100);
    expect(sum(checks.map(({ points }) => points))).toBeCloseTo(100, 9);
  });

  it('every check has an id of its own, and a weight from 0 to 3', () => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
    expect(checks.filter(({ weight }) => weight < 0 || weight > 3)).toEqual([]);
  });
});

describe('the width of a title', () => {
  it.each([
    ['', 0],
    ['iiiii', 22],
    ['WWWWW', 94],
    ['Pain', 40],
    ['é', 11],
  ])('%j is %i px wide', (title, width) => {
    expect(titleWidth(title)).toBe(width);
  });
});

describe('the reading ease of a text', () => {
  const easy = {
    fr: 'Le chat dort sur le lit. Il fait beau. ',
    en: 'The cat sits on the mat. It is warm. ',
    es: 'El gato duerme en la cama. Hace sol. ',
  };
  const hard = {
    fr: 'La responsabilité institutionnelle caractérise indiscutablement la communication organisationnelle contemporaine. ',
    en: 'Institutional responsibility indisputably characterises contemporary organisational communication activities. ',
    es: 'La responsabilidad institucional caracteriza indiscutiblemente la comunicación organizacional contemporánea. ',
  };

  it.each(['fr', 'en', 'es'] as const)(
    'short sentences in %s are easier than long words',
    (language) => {
      const ease = readingEase(easy[language].repeat(20), language);
      expect(ease).toBeGreaterThan(70);
      expect(readingEase(hard[language].repeat(20), language)).toBeLessThan(20);
    },
  );

  it.each([
    ['a short text', 'Le chat dort.', 'fr'],
    ['another language', 'Die Katze schläft. '.repeat(50), 'de'],
    ['no language', 'Le chat dort. '.repeat(50), null],
  ])('%s has none', (_what, text, language) => {
    expect(readingEase(text, language)).toBeNull();
  });
});
