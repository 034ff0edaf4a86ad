import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft.ts';
import { fillGap, gapsOf } from './gaps.ts';

const draft = {
  ...emptyDraft,
  title: 'Bread',
  body: 'Our price: [To fill in: your lowest price].\n\n[À compléter : votre numéro]\n\nSee [our page](/x).',
};

describe('gaps in a draft', () => {
  it('ask for what their brackets name, and do not include links', () => {
    expect(gapsOf(draft)).toMatchObject([
      { asks: 'your lowest price', before: 'Our price: ' },
      { asks: 'votre numéro', before: '' },
    ]);
  });

  it.each([
    ['- **Où** : [À compléter : *votre rue*]', 'Où : ', 'votre rue'],
    ['## 2. Prix [x: votre `prix`]', 'Prix ', 'votre prix'],
    ['> 1. __Wer__ [x: who]', 'Wer ', 'who'],
    ['* *Now* at 3 * 4 snake_case: [x: when]', 'Now at 3 * 4 snake_case: ', 'when'],
    ['- [x: list]', '', 'list'],
    ['-5 degrees [x: why]', '-5 degrees ', 'why'],
  ])('ask for text without Markdown syntax: %j', (body, before, asks) => {
    expect(gapsOf({ ...emptyDraft, body })).toMatchObject([{ before, asks }]);
  });

  it.each([
    ['$4 a loaf', 'Our price: $4 a loaf.'],
    [' $4\na loaf. ', 'Our price: $4 a loaf.'],
  ])('are replaced by %j, with one full stop', (fact, line) => {
    const [gap] = gapsOf(draft);
    const filled = gap ? fillGap(draft, gap, fact) : draft;
    expect(filled.body.split('\n')[0]).toBe(line);
    expect(gapsOf(filled)).toHaveLength(1);
  });

  it('are found again in a fact that has brackets of its own', () => {
    const [gap] = gapsOf(draft);
    expect(gapsOf(gap ? fillGap(draft, gap, '[soon]') : draft)[0]?.asks).toBe('soon');
  });
});
