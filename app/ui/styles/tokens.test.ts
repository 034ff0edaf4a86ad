import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Palette = Record<string, string>;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

/** The colours set by the block after a selector. */
function palette(css: string, selector: string): Palette {
  const start = css.indexOf(selector);
  const block = css.slice(start, css.indexOf('}', start));
  const colours = [...block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]+);/g)];
  return Object.fromEntries(colours.map(([, name = '', value = '']) => [name, value]));
}

const contrast = read('contrast.css');
const normal = palette(read('tokens.css'), '@theme {');
const sets: Record<string, { colours: Palette; text: number }> = {
  normal: { colours: normal, text: 4.5 },
  high: { colours: { ...normal, ...palette(contrast, "[data-contrast='high']") }, text: 7 },
  inverted: {
    colours: { ...normal, ...palette(contrast, "[data-contrast='inverted']") },
    text: 4.5,
  },
  'asked for by the system': {
    colours: { ...normal, ...palette(contrast, ':root:not([data-contrast])') },
    text: 7,
  },
};

/** WCAG 2.2 relative luminance. */
function luminance(colour = ''): number {
  const digits = colour.slice(1);
  const wide = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = (wide.match(/../g) ?? [])
    .map((pair) => Number.parseInt(pair, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
function ratio(a: string | undefined, b: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['night', 'night-2', 'night-3'] as const;
const inks = ['star', 'dust', 'lumen', 'aurora', 'violet', 'band-green', 'band-yellow', 'band-red'];
const texts = [
  ...inks.flatMap((ink) => grounds.map((on) => [ink, on] as const)),
  ...(['lumen', 'band-green', 'band-yellow'] as const).map((on) => ['ink', on] as const),
];

it.each([
  ['#000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  ['#767676', '#fff', 4.54],
])('the contrast of %s on %s is %f', (a, b, expected) => {
  expect(ratio(a, b)).toBeCloseTo(expected, 2);
});

describe.each(Object.entries(sets))('contrast %s', (_name, { colours, text }) => {
  it.each(texts)(`text in %s on %s has a contrast of at least ${text}:1`, (ink, ground) => {
    expect(colours).toHaveProperty(ink);
    expect(colours).toHaveProperty(ground);
    expect(ratio(colours[ink], colours[ground])).toBeGreaterThanOrEqual(text);
  });

  it.each(grounds)('borders of controls on %s have a contrast of at least 3:1', (ground) => {
    expect(ratio(colours.edge, colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

it('the normal colours are consistent, and the system preference selects the high ones', () => {
  expect(palette(contrast, "[data-contrast='normal']")).toEqual(normal);
  const high = palette(contrast, "[data-contrast='high']");
  expect(palette(contrast, ':root:not([data-contrast])')).toEqual(high);
});

it('the light colour scheme preference selects the inverted colours in the CRM', () => {
  const light = palette(contrast, ':root:not([data-contrast]):has(.workspace)');
  expect(light).toEqual(palette(contrast, "[data-contrast='inverted']"));
});

it.each(['high', 'inverted'])('the %s contrast sets every colour', (name) => {
  const own = palette(contrast, `[data-contrast='${name}']`);
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(normal).toSorted());
});
