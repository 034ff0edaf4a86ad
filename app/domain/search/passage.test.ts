import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageOf, rangesOf } from './passage.ts';

const terms = new Set(['prix', 'commerce', 'ecommerce', 'mail']);

describe('marks', () => {
  it.each([
    ['Les prix, le Prix.', ['prix', 'Prix']],
    ['L’e-commerce et le commerce', ['e-commerce', 'commerce']],
    ['e-mail', ['mail']],
    ['Rien', []],
    ['', []],
  ])('highlight matching words in "%s"', (text, marked) => {
    expect(rangesOf(text, terms).map(([start, end]) => text.slice(start, end))).toEqual(marked);
  });
});

describe('the passage', () => {
  const text = 'Bonjour à tous. Les prix sont affichés ! Le reste se discute. Fin.';

  it.each([
    ['is the whole text if it fits', text, 200, text],
    ['begins with the best sentence', text, 45, 'Les prix sont affichés ! Le reste se discute.'],
    ['is cut at a word', text, 12, 'Les prix…'],
    ['is cut anywhere in one long word', 'prix'.repeat(9), 10, 'prixprixpr…'],
    ['includes earlier sentences at the end of the text', text, 66, text],
    ['is the beginning if no term matches', 'Un. Deux. Trois.', 8, 'Un.'],
    ['keeps a decimal number whole', 'Note de 4.6 pour un prix.', 40, 'Note de 4.6 pour un prix.'],
    ['is empty for an empty text', '', 40, ''],
  ])('%s', (_what, from, longest, passage) => {
    expect(passageOf(from, terms, longest)).toBe(passage);
  });

  it('is no longer than requested, apart from the ellipsis, and splits no surrogate pair, for any text', () => {
    const words = fc.constantFrom('prix', 'un', 'Oui.', 'Fin.', 'Quoi ?', '😀');
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 400 }),
      fc.array(words, { maxLength: 40, size: 'max' }).map((said) => said.join(' ')),
    );
    fc.assert(
      fc.property(anyText, fc.nat(80), (from, longest) => {
        const passage = passageOf(from, terms, longest);
        expect(passage.replace(/…$/, '').length).toBeLessThanOrEqual(longest);
        expect(passage.isWellFormed()).toBe(true);
      }),
    );
  });
});
