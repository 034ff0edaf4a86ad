import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { anchorOf } from './anchor.ts';
import { articleCategories, articles, articleSlugs, readerProfiles } from './articles.ts';
import { countByCategory, findArticles, readFilter, relatedArticles } from './find-articles.ts';

const texts = contentOf('fr').articles;
const everything = { category: 'all', profile: 'all', search: '' } as const;

describe('the six articles (BLOG-16)', () => {
  it('the six articles take 5 to 9 minutes, newest first, one of them featured (BLOG-03, BLOG-17)', () => {
    expect(articleSlugs).toHaveLength(6);
    const all = articleSlugs.map((slug) => articles[slug]);
    const days = all.map(({ publishedAt }) => publishedAt);
    expect(days).toEqual([...days].toSorted().toReversed());
    expect(all.filter(({ featured }) => featured)).toHaveLength(1);
    for (const { readTime } of all) {
      expect(readTime).toBeGreaterThanOrEqual(5);
      expect(readTime).toBeLessThanOrEqual(9);
    }
  });

  it.each(articleCategories)('one of the articles is on %s', (category) => {
    expect(findArticles(texts, { ...everything, category })).not.toEqual([]);
  });

  it.each(readerProfiles)('one of the articles is for %s', (profile) => {
    expect(findArticles(texts, { ...everything, profile })).not.toEqual([]);
  });
});

describe('the filter', () => {
  it.each([
    ['', ['all', 'all', '']],
    ['q=avis&categorie=seo&profil=b2b', ['seo', 'b2b', 'avis']],
    ['categorie=__proto__&profil=SEO', ['all', 'all', '']],
    [`q=${'x'.repeat(500)}`, ['all', 'all', 'x'.repeat(100)]],
  ])('the blog’s filter parses "%s"', (query, [category, profile, search]) => {
    expect(readFilter(new URLSearchParams(query))).toEqual({ category, profile, search });
  });

  it.each([
    ['PREMIER budget', ['budget-google-ads']],
    ['fidelisation', ['faire-revenir']],
    ['demande crm', ['crm-relances']],
    ['  ', articleSlugs],
    ['zzz', []],
  ])('the blog’s filter finds "%s", ignoring case, accents and order', (search, expected) => {
    const found = findArticles(texts, { ...everything, search });
    expect(found).toEqual(expected);
  });

  it('the blog’s filter combines its criteria', () => {
    const category = fc.constantFrom('all' as const, ...articleCategories);
    const profile = fc.constantFrom('all' as const, ...readerProfiles);
    const search = fc.constantFrom('', 'google', 'page', 'client', 'zzz');
    const filter = fc.record({ category, profile, search });
    fc.assert(
      fc.property(filter, (asked) => {
        const found = findArticles(texts, asked);
        const each = [
          findArticles(texts, { ...everything, category: asked.category }),
          findArticles(texts, { ...everything, profile: asked.profile }),
          findArticles(texts, { ...everything, search: asked.search }),
        ];
        const inAll = articleSlugs.filter((slug) => each.every((one) => one.includes(slug)));
        expect(found).toEqual(inAll);
      }),
    );
  });
});

it('the blog’s counts add up (BLOG-02)', () => {
  const { all, ...counts } = countByCategory(articleSlugs);
  expect(all).toBe(6);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(6);
  expect(Object.keys(counts)).toEqual([...articleCategories]);
});

it.each(articleSlugs)('the article %s has three related ones, common readers first', (slug) => {
  const related = relatedArticles(slug, 3);
  expect(new Set([slug, ...related]).size).toBe(4);
  const readers: readonly string[] = articles[slug].profiles;
  const shared = related.map(
    (other) => articles[other].profiles.filter((profile) => readers.includes(profile)).length,
  );
  expect(shared).toEqual([...shared].toSorted((a, b) => b - a));
});

it.each([
  ['Les heures, même les jours fériés', 'les-heures-meme-les-jours-feries'],
  ['Où en êtes-vous ?', 'ou-en-etes-vous'],
  ['¿Y después?', 'y-despues'],
])('the anchor of "%s" is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

describe.each(languages)('the articles in %s', (language) => {
  it.each(articleSlugs)(
    '%s is a whole article without figures, read in the time it says (BLOG-17, BLOG-18)',
    (slug) => {
      const { title, excerpt, blocks, tags, seoKeywords } = contentOf(language).articles[slug];
      const parts = blocks.flatMap((block) => (block.kind === 'list' ? block.items : [block.text]));
      const words = parts.join(' ').split(/\s+/);
      expect(Math.ceil(words.length / 200)).toBe(articles[slug].readTime);
      expect(`${title} | Iluma`.length).toBeLessThanOrEqual(60);
      expect(excerpt.length).toBeGreaterThanOrEqual(110);
      expect(excerpt.length).toBeLessThanOrEqual(165);
      expect(tags.length * seoKeywords.length).toBe(16);
      expect(parts.filter((part) => /\d/.test(part))).toEqual([]);
      const anchors = blocks.flatMap((block) =>
        block.kind === 'heading' ? [anchorOf(block.text)] : [],
      );
      expect(anchors.length).toBeGreaterThanOrEqual(6);
      expect(new Set(anchors).size).toBe(anchors.length);
    },
  );

  it('articles are written in one language, with typographic apostrophes', () => {
    const foreign = {
      fr: /(?<!\p{L})(?:the|your|with|usted|para|según)(?!\p{L})/iu,
      en: /(?<!\p{L})(?:vous|votre|avec|pour|dans|usted|para)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:vous|votre|avec|pour|dans|the|your|with)(?!\p{L})/iu,
    }[language];
    for (const { title, excerpt, blocks } of Object.values(contentOf(language).articles)) {
      const text = JSON.stringify([title, excerpt, blocks]);
      expect(text).not.toMatch(foreign);
      expect(text).not.toMatch(/\p{L}'\p{L}| {2}/u);
    }
  });
});

it('French articles have no-break spaces where required', () => {
  for (const { title, excerpt, blocks } of Object.values(contentOf('fr').articles)) {
    expect(JSON.stringify([title, excerpt, blocks])).not.toMatch(/ [?!;»]|« /);
  }
});
