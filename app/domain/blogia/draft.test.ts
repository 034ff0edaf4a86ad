import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arialWidth } from './arial.ts';
import { longestBody, readDraft, slugOf, writeDraft } from './draft.ts';
import { canGenerate, keyphraseOf, keywordsOf, readBlogForm } from './prompts.ts';
import { shownIn } from './search-result.ts';

describe('parsing a draft', () => {
  const whole = { title: 'T', description: 'D', body: 'Texte' };

  it.each([
    ['front matter', '---\ntitle: T\ndescription: D\n---\n\nTexte', whole],
    ['quotes and another order', '---\ndescription: "D"\ntitle: \'T\'\n---\nTexte', whole],
    ['a fence around it all', '```markdown\n---\ntitle: T\ndescription: D\n---\nTexte\n```', whole],
    ['Windows line ends', '---\r\ntitle: T\r\ndescription: D\r\n---\r\nTexte\r\n', whole],
    ['a heading in place of the title', '# T\n\nTexte', { ...whole, description: '' }],
    ['both', '---\ntitle: T\ndescription: D\n---\n# Autre\nTexte', whole],
    ['nothing but a text', 'Texte', { title: '', description: '', body: 'Texte' }],
    ['nothing at all', '', { title: '', description: '', body: '' }],
    [
      'front matter that does not end',
      '---\ntitle: T',
      { title: '', description: '', body: '---\ntitle: T' },
    ],
  ])('reads a text with %s', (_name, text, expected) => {
    expect(readDraft(text, 'Pain à Montréal')).toEqual({
      ...expected,
      keyphrase: 'Pain à Montréal',
      slug: 'pain-a-montreal',
    });
  });

  it('reads a written draft back', () => {
    const line = fc
      .stringMatching(/^[a-zé:"' ]{1,40}$/)
      .map((text) => `a${text}b`.replace(/ +/g, ' '));
    fc.assert(
      fc.property(line, line, line, (title, description, body) => {
        const read = readDraft(writeDraft({ title, description, body }), '');
        expect(read).toMatchObject({ title, description, body });
      }),
    );
  });

  it('respects the maximum lengths, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readDraft(text, text).title.length).toBeLessThanOrEqual(300);
      }),
    );
    expect(readDraft('a'.repeat(100_000), '').body).toHaveLength(longestBody);
  });
});

it.each([
  ['Plombier à Montréal', 'plombier-a-montreal'],
  ['  L’œuf & la poule!  ', 'l-oeuf-la-poule'],
  ['¿Qué?', 'que'],
  ['---', ''],
  ['日本', ''],
])('the slug of %j is %j', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});

describe('parsing a form', () => {
  const read = (query: string) => readBlogForm(new URLSearchParams(query));

  it.each([
    ['', false],
    ['promptType=seo-article', false],
    ['topic=pain', false],
    ['promptType=seo-article&topic=%20', false],
    ['promptType=poem&topic=pain', false],
    ['promptType=seo-article&topic=pain', true],
    ['promptType=keyword-research&topic=pain', true],
  ])('allows sending %j: %s (BIA-06)', (query, can) => {
    expect(canGenerate(read(query))).toBe(can);
  });

  it.each([
    ['topic=a%0Ab', { topic: 'a b' }],
    ['topic=%5Bx%5D%20%2A%2Ay%2A%2A', { topic: ' x y ' }],
    [
      'contentType=poem&targetAudience=cats',
      { contentType: 'guide', targetAudience: 'entrepreneurs' },
    ],
    [
      'contentType=local-page&targetAudience=pme',
      { contentType: 'local-page', targetAudience: 'pme' },
    ],
    ['variant=3', { variant: 3 }],
    ['variant=-1', { variant: 0 }],
    ['variant=1e9', { variant: 0 }],
    ['variant=abc', { variant: 0 }],
  ])('reads %j as %o', (query, expected) => {
    expect(read(query)).toMatchObject(expected);
  });

  it('truncates texts to their maximum lengths', () => {
    const { topic, keywords } = read(`topic=${'a'.repeat(1000)}&keywords=${'b'.repeat(1000)}`);
    expect([topic.length, keywords.length]).toEqual([120, 300]);
  });

  it.each([
    ['a, b;c\nd', ['a', 'b', 'c', 'd']],
    ['Pain, pain ,  PAIN', ['Pain']],
    [' , ;', []],
  ])('reads the keywords %j as %j', (keywords, expected) => {
    expect(keywordsOf({ keywords })).toEqual(expected);
  });

  it.each([
    ['pain', '', 'pain'],
    ['pain', 'croissant, pain', 'croissant'],
  ])('gives the topic %j with the keywords %j the keyphrase %j', (topic, keywords, phrase) => {
    expect(keyphraseOf({ topic, keywords })).toBe(phrase);
  });
});

describe('a preview of a search result', () => {
  // Sums of the font's published widths.
  it.each([
    ['', 0],
    ['iiii', 17.76],
    ['MMMM', 66.64],
    ['Été', 30.02],
    ['日', 20],
  ])('measures %j at 20 px as %f px wide', (text, width) => {
    expect(arialWidth(text, 20)).toBeCloseTo(width, 5);
  });

  it('shows a text in full if it fits', () => {
    expect(shownIn('desktop', 'title', 'Pain  frais')).toMatchObject({
      text: 'Pain frais',
      isCut: false,
    });
  });

  it('cuts a long text between words', () => {
    const { text, isCut, room } = shownIn('desktop', 'title', 'mot '.repeat(40));
    expect(isCut).toBe(true);
    expect(text).toMatch(/^mot( mot)+ …$/);
    expect(arialWidth(text, 20)).toBeLessThanOrEqual(room);
  });

  it('cuts exactly the texts that exceed the room, so that they fit', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), {
      maxLength: 80,
      size: 'max',
    });
    fc.assert(
      fc.property(words, (said) => {
        const text = said.join(' ');
        const shown = shownIn('mobile', 'description', text);
        expect(shown.isCut).toBe(shown.width > shown.room);
        expect(shown.isCut && !shown.text.endsWith('…')).toBe(false);
        expect(Math.round(arialWidth(shown.text, 14))).toBeLessThanOrEqual(shown.room);
      }),
    );
  });
});
