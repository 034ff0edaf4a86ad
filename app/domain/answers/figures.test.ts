import { describe, expect, it } from 'vitest';
import { figuresOf, isListedAmount } from './figures.ts';

describe('figures in a text', () => {
  it.each([
    ['une garantie à 99 €', [['money', 99]]],
    [
      '1 200 € ou $1,500',
      [
        ['money', 1200],
        ['money', 1500],
      ],
    ],
    [
      'de 30 à 90 jours',
      [
        ['time', 720],
        ['time', 2160],
      ],
    ],
    ['en trois mois', [['time', 2160]]],
    ['a two-hour mini-site', [['time', 2]]],
    ['en una semana', [['time', 168]]],
    ['+214 %', [['percent', 214]]],
    ['400 empleados', [['count', 400]]],
    ['1200 euros a month', [['money', 1200]]],
    ['€1,200 a month', [['money', 1200]]],
    ['three shops in 2026', []],
    ['', []],
  ])('in "%s"', (text, figures) => {
    expect(figuresOf(text).map(({ unit, value }) => [unit, value])).toEqual(figures);
  });

  it.each([
    ['SEO local : à partir de 1 200 €.', true],
    ['Local SEO: from €1,200.', true],
    ['Une campagne de 99 €.', false],
    ['Sans prix, en 48 h.', true],
  ])('all amounts of "%s" are in the price list: %s', (text, isListed) => {
    expect(isListedAmount(text)).toBe(isListed);
  });
});
