import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faqCategories, filterFaq, readFaqCategory, type FaqItem } from './faq.ts';

const items: FaqItem[] = [
  { id: 'delay', category: 'seo', question: 'Quel délai ?', answer: '90 jours', tags: ['durée'] },
  {
    id: 'price',
    category: 'services',
    question: 'Combien ?',
    answer: 'L’essai est offert',
    tags: [],
  },
  { id: 'who', category: 'general', question: 'Qui êtes-vous ?', answer: 'Nous', tags: ['SEO'] },
];

const found = (category: string | null, text: string, most?: number) =>
  filterFaq(items, { category: readFaqCategory(category), text }, most).map(({ id }) => id);

describe('the FAQ filter (SYSC-07 to 11)', () => {
  it.each([
    ['all by default', null, '', ['delay', 'price', 'who']],
    ['all for an unknown category', 'constructor', '', ['delay', 'price', 'who']],
    ['those in a category', 'seo', '', ['delay']],
    ['by part of the question', null, 'ombi', ['price']],
    ['by part of the answer', null, '90 J', ['delay']],
    ['by a tag', null, 'seo', ['who']],
    ['without accents', null, 'DELAI', ['delay']],
    ['with a straight apostrophe', null, "l'essai", ['price']],
    ['with surrounding spaces', null, '  essai ', ['price']],
    ['by category and text', 'general', 'seo', ['who']],
    ['none if only one criterion matches', 'services', 'seo', []],
    ['none for an unknown word', null, 'zzz', []],
  ])('finds %s', (_what, category, text, ids) => {
    expect(found(category, text)).toEqual(ids);
  });

  it('respects a limit', () => {
    expect(found(null, '', 2)).toEqual(['delay', 'price']);
    expect(found(null, '', 0)).toEqual([]);
  });

  it('returns a subset in order, for any criteria', () => {
    const category = fc.constantFrom('all' as const, ...faqCategories);
    fc.assert(
      fc.property(category, fc.string({ unit: 'binary' }), fc.nat(4), (chosen, text, most) => {
        const some = filterFaq(items, { category: chosen, text }, most);
        expect(some.length).toBeLessThanOrEqual(most);
        expect(items.filter((item) => some.includes(item))).toEqual(some);
      }),
    );
  });
});
