import { describe, expect, it } from 'vitest';
import { computingTime } from '../../../../test/computing-time.ts';
import { areaWeights, checks } from './check-table.ts';
import { readingEase } from './reading-ease.ts';
import { titleWidth } from './text-width.ts';

describe('the table of checks', () => {
  it('has areas and checks whose points each add up to 100', () => {
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
    expect(sum(Object.values(areaWeights))).toBe(100);
    expect(sum(checks.map(({ points }) => points))).toBeCloseTo(100, 9);
  });

  it('has checks with unique ids and weights from 0 to 3', () => {
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

describe('reading ease', () => {
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
    'is higher for short sentences than for long words in %s',
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
  ])('is null for %s', (_what, text, language) => {
    expect(readingEase(text, language)).toBeNull();
  });

  it.each(['.!', '…'])('is found in bounded time among many %s', async (marks) => {
    const text = easy.fr.repeat(20) + marks.repeat(10_000);
    expect(await computingTime(() => readingEase(`${text}x`, 'fr'))).toBeLessThan(100);
  });
});
