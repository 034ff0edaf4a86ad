import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrasts, defaultSettings, readSettings } from '#app/domain/accessibility.ts';
import { beforePaint } from './before-paint.ts';
import { accessibilityKey } from './key.ts';

const script = beforePaint('/assets/app.css');

/** The root element after the script has run in a browser that keeps the given text. */
function rootAfter(text: string | undefined, isDenied = false) {
  const root = { style: { fontSize: '' }, dataset: {} as Record<string, string> };
  let written = '';
  runInNewContext(script, {
    get localStorage() {
      if (isDenied) throw new Error('denied');
      return text === undefined ? {} : { [accessibilityKey]: text };
    },
    document: { documentElement: root, write: (html: string) => (written += html) },
  });
  return { ...root.dataset, fontSize: root.style.fontSize, written };
}

const untouched = { fontSize: '', written: '' };
const link = '<link rel=stylesheet href=/assets/app.css>';

describe('before the first paint', () => {
  it.each([
    ['nothing is stored', undefined, false],
    ['storage is denied', '{"fontSize":24}', true],
    ['what is stored is no JSON', '{"fontSize":', false],
    ['what is stored is null', 'null', false],
  ])('nothing happens: %s', (_name, text, isDenied) => {
    expect(rootAfter(text, isDenied)).toEqual(untouched);
  });

  it('every setting that shows is on the root element, and its styles are asked for', () => {
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
      written: link,
    });
  });

  it('looks as the settings do that are read from the same record, whatever it is', () => {
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
          written: link,
        });
      }),
      // What no number and no text can be made of.
      { examples: [[{ fontSize: { toString: null } }], [{ contrast: { toString: null } }]] },
    );
  });
});

it('can stand in a page: one line, and nothing that would end the script', () => {
  expect(script).not.toMatch(/\n|<\/script|<!--/i);
});
