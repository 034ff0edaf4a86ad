import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builderSteps, draftFields, draftTexts, readDraft, type DraftText } from './page-draft.ts';

const read = (query: string) => readDraft(new URLSearchParams(query));

describe('a page draft (LAND-03, LAND-10)', () => {
  it.each([
    ['', 'activity'],
    ['step=1', 'activity'],
    ['step=2', 'place'],
    ['step=3', 'action'],
    ['step=4', 'done'],
    ['step=5', 'activity'],
    ['step=0', 'activity'],
    ['step=-1', 'activity'],
    ['step=1.5', 'activity'],
    ['step=two', 'activity'],
  ])('from %j is at the step %s', (query, step) => {
    expect(read(query).step).toBe(step);
  });

  it('always has an action and an accent', () => {
    expect(read('')).toMatchObject({ action: 'call', accent: 'lumen' });
    expect(read('action=dance&accent=pink')).toMatchObject({ action: 'call', accent: 'lumen' });
    expect(read('action=book&accent=violet')).toMatchObject({ action: 'book', accent: 'violet' });
  });

  it('has its texts truncated to their maximum lengths', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const names = Object.keys(draftTexts) as DraftText[];
        const draft = readDraft(new URLSearchParams(names.map((name) => [name, text])));
        for (const name of names) {
          expect(draft[name].length).toBeLessThanOrEqual(draftTexts[name]);
          expect(text.trim().startsWith(draft[name])).toBe(true);
        }
      }),
    );
  });

  it('survives a round trip through the fields of a form', () => {
    for (const step of builderSteps) {
      const draft = { ...read('activity=Bakery&place=Laval&label=Go&accent=aurora'), step };
      expect(readDraft(new URLSearchParams(draftFields(draft)))).toEqual(draft);
    }
  });
});
