import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessibilityKey,
  contrasts,
  defaultSettings,
  readSettings,
} from '#app/domain/accessibility/settings.ts';
import { applyAccessibility } from '#app/inline/apply-accessibility.ts?inline-script';

const script = applyAccessibility();

/** The root element after the script has run in a browser with this stored text. */
function rootAfter(text: string | undefined, isDenied = false) {
  const root = { style: { fontSize: '' }, dataset: {} as Record<string, string> };
  runInNewContext(script, {
    get localStorage() {
      if (isDenied) throw new Error('denied');
      return text === undefined ? {} : { [accessibilityKey]: text };
    },
    document: { documentElement: root },
  });
  return { ...root.dataset, fontSize: root.style.fontSize };
}

const untouched = { fontSize: '' };

describe('before the first paint', () => {
  it.each([
    ['nothing is stored', undefined, false],
    ['storage is denied', '{"fontSize":24}', true],
    ['what is stored is no JSON', '{"fontSize":', false],
    ['what is stored is null', 'null', false],
  ])('no setting is applied when %s', (_name, text, isDenied) => {
    expect(rootAfter(text, isDenied)).toEqual(untouched);
  });

  it('settings are applied to the root element', () => {
    const settings = {
      fontSize: 24,
      contrast: 'inverted',
      animations: false,
      largeButtons: true,
      focusHighlight: false,
    };
    expect(rootAfter(JSON.stringify(settings))).toEqual({
      fontSize: '24px',
      contrast: 'inverted',
      motion: 'off',
      large: '',
      focus: 'off',
    });
  });

  it('settings match those the app reads from the same record, for any record', () => {
    const values = {
      fontSize: fc.oneof(fc.integer({ min: -5, max: 40 }), fc.double(), fc.jsonValue()),
      contrast: fc.oneof(fc.constantFrom(...contrasts), fc.jsonValue()),
      animations: fc.oneof(fc.boolean(), fc.jsonValue()),
      largeButtons: fc.oneof(fc.boolean(), fc.jsonValue()),
      focusHighlight: fc.oneof(fc.boolean(), fc.jsonValue()),
    };
    fc.assert(
      fc.property(fc.record(values, { requiredKeys: [] }), (record) => {
        const text = JSON.stringify(record);
        const settings = readSettings(JSON.parse(text), defaultSettings) ?? defaultSettings;
        const root = rootAfter(text);
        const fontSize = root.fontSize || `${defaultSettings.fontSize}px`;
        expect({ contrast: 'normal', motion: 'on', ...root, fontSize }).toEqual({
          fontSize: `${settings.fontSize}px`,
          contrast: settings.contrast,
          motion: settings.animations ? 'on' : 'off',
          ...(settings.largeButtons ? { large: '' } : {}),
          ...(settings.focusHighlight ? {} : { focus: 'off' }),
        });
      }),
      // Values that convert to neither a number nor a string.
      { examples: [[{ fontSize: { toString: null } }], [{ contrast: { toString: null } }]] },
    );
  });
});
