import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contrasts,
  defaultSettings,
  fontSizes,
  initialSettings,
  readSettings,
  switches,
  type AccessibilitySettings,
} from './settings.ts';

const plain = { fontSize: 16, lessMotion: false, moreContrast: false };

it('accessibility has seven settings with their defaults (A11Y-03 to A11Y-09)', () => {
  expect(defaultSettings).toEqual({
    fontSize: 16,
    contrast: 'normal',
    animations: true,
    voiceReader: false,
    keyboardNav: true,
    largeButtons: false,
    focusHighlight: true,
  });
  expect(fontSizes).toEqual({ min: 12, max: 24, step: 1 });
  expect(contrasts).toEqual(['normal', 'high', 'inverted']);
});

describe('initial accessibility settings', () => {
  it.each([
    ['a system without wishes', {}, {}],
    ['a system that wants less motion', { lessMotion: true }, { animations: false }],
    ['a system that wants more contrast', { moreContrast: true }, { contrast: 'high' }],
    ['a browser with larger text', { fontSize: 20 }, { fontSize: 20 }],
    ['a browser with very large text', { fontSize: 40 }, { fontSize: 24 }],
    ['a browser that tells no size', { fontSize: Number.NaN }, {}],
  ])('follow %s', (_name, system, changed) => {
    expect(initialSettings({ ...plain, ...system })).toEqual({ ...defaultSettings, ...changed });
  });
});

describe('stored accessibility settings', () => {
  const read = (json: unknown) => readSettings(json, defaultSettings);

  it.each([
    ['null', null],
    ['a number', 7],
    ['a string', 'high'],
    ['an array', [{ fontSize: 20 }]],
    ['a boolean', true],
  ])('are invalid: %s', (_name, json) => {
    expect(read(json)).toBeNull();
  });

  it.each<[string, unknown, Partial<AccessibilitySettings>]>([
    ['empty', {}, {}],
    ['older, with some settings only', { fontSize: 18 }, { fontSize: 18 }],
    [
      'newer, with a setting unknown here',
      { dyslexia: true, contrast: 'high' },
      { contrast: 'high' },
    ],
    ['too small', { fontSize: 3 }, { fontSize: 12 }],
    ['too large', { fontSize: 900 }, { fontSize: 24 }],
    ['at the bounds', { fontSize: 24 }, { fontSize: 24 }],
    ['between two steps', { fontSize: 17.5 }, { fontSize: 18 }],
    ['a size in words', { fontSize: '20' }, {}],
    ['no size', { fontSize: null }, {}],
    ['an unknown contrast', { contrast: 'purple' }, {}],
    ['switches that are no truth values', { animations: 'no', largeButtons: 1 }, {}],
  ])('are read and corrected: %s', (_name, json, changed) => {
    expect(read(json)).toEqual({ ...defaultSettings, ...changed });
  });

  it('follow the system’s preferences where missing', () => {
    const initial = initialSettings({ fontSize: 18, lessMotion: true, moreContrast: true });
    expect(readSettings({ largeButtons: true }, initial)).toEqual({
      ...initial,
      largeButtons: true,
    });
  });

  it('survive a round trip', () => {
    const settings = fc.record<AccessibilitySettings>({
      fontSize: fc.integer({ min: fontSizes.min, max: fontSizes.max }),
      contrast: fc.constantFrom(...contrasts),
      animations: fc.boolean(),
      voiceReader: fc.boolean(),
      keyboardNav: fc.boolean(),
      largeButtons: fc.boolean(),
      focusHighlight: fc.boolean(),
    });
    fc.assert(
      fc.property(settings, (written) => {
        expect(read(JSON.parse(JSON.stringify(written)))).toEqual(written);
      }),
    );
  });

  it('are parsed to valid values, for any record', () => {
    const someKeys = fc.constantFrom(...Object.keys(defaultSettings), 'other');
    fc.assert(
      fc.property(fc.dictionary(someKeys, fc.jsonValue()), (json) => {
        const settings = read(json);
        expect(Object.keys(settings ?? {})).toEqual(Object.keys(defaultSettings));
        expect(settings?.fontSize).toSatisfy(
          (size: number) => Number.isInteger(size) && size >= 12 && size <= 24,
        );
        expect(contrasts).toContain(settings?.contrast);
        for (const name of switches) expect(settings?.[name]).toBeTypeOf('boolean');
      }),
    );
  });
});
