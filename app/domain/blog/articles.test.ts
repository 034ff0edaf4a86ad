import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from '#app/content/articles/reading-minutes.ts';
import type { ArticleText } from '#app/content/articles/shape.ts';
import { contentOf } from '#app/content/content.ts';
import { languages } from '#app/i18n/languages.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { anchorOf } from './anchor.ts';
import { articleSlugs, type ArticleSlug } from './article-slugs.ts';
import { articleCategories, articles, readerProfiles, type ArticleRecord } from './articles.ts';
import { countByCategory, findArticles, pageOf, readFilter } from './find-articles.ts';
import { relatedArticles } from './related-articles.ts';

const texts = Object.fromEntries(
  articleSlugs.map((slug) => [slug, { ...contentOf('fr').articles[slug], ...articles[slug] }]),
) as Record<ArticleSlug, ArticleText & ArticleRecord>;
const everything = { category: 'all', profile: 'all', search: '' } as const;

describe('the articles', () => {
  it('are twenty, newest first, six to a page of the list (BLOG-16)', () => {
    expect(articleSlugs).toHaveLength(20);
    const days = articleSlugs.map((slug) => articles[slug].publishedAt);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(pageOf(articleSlugs, 1)).toEqual({ page: 1, pages: 4, slugs: articleSlugs.slice(0, 6) });
    expect(pageOf(articleSlugs, 9)).toEqual({ page: 4, pages: 4, slugs: articleSlugs.slice(18) });
    expect(pageOf([], 3)).toEqual({ page: 1, pages: 1, slugs: [] });
  });

  it.each(articleSlugs)('include %s, reviewed on or after its publication', (slug) => {
    expect(articles[slug].reviewedAt >= articles[slug].publishedAt).toBe(true);
  });

  it.each(articleCategories)('include one on %s', (category) => {
    expect(findArticles(texts, { ...everything, category })).not.toEqual([]);
  });

  it.each(readerProfiles)('include one for %s', (profile) => {
    expect(findArticles(texts, { ...everything, profile })).not.toEqual([]);
  });
});

describe('the blog’s filter', () => {
  it.each([
    ['', ['all', 'all', '', 1]],
    ['q=avis&categorie=seo&profil=b2b&page=2', ['seo', 'b2b', 'avis', 2]],
    ['categorie=__proto__&profil=SEO&page=-1', ['all', 'all', '', 1]],
    [`q=${'x'.repeat(500)}&page=x`, ['all', 'all', 'x'.repeat(100), 1]],
  ] as const)('parses "%s"', (query, [category, profile, search, page]) => {
    expect(readFilter(new URLSearchParams(query))).toEqual({ category, profile, search, page });
  });

  it.each([
    ['PREMIER budget', 'budget-google-ads'],
    ['fidelisation', 'faire-revenir'],
    ['demande crm', 'crm-relances'],
  ] as const)('finds "%s", ignoring case, accents and order', (search, expected) => {
    const found = findArticles(texts, { ...everything, search });
    expect(found).toContain(expected);
    expect(found.length).toBeLessThan(6);
  });

  it.each([
    ['  ', articleSlugs],
    ['zzz', []],
  ])('finds all or none for "%s"', (search, expected) => {
    expect(findArticles(texts, { ...everything, search })).toEqual(expected);
  });

  it('combines its criteria', () => {
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
  const { all, ...counts } = countByCategory(Object.values(articles));
  expect(all).toBe(20);
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(20);
  expect(Object.keys(counts)).toEqual([...articleCategories]);
});

it.each(articleSlugs)('the article %s has three related articles, the closest first', (slug) => {
  const related = relatedArticles(slug, 3);
  expect(new Set([slug, ...related]).size).toBe(4);
  const { category, profiles } = articles[slug];
  const ranks = related.map((other) => {
    const readers = articles[other].profiles.filter((profile) => profiles.includes(profile));
    return (articles[other].category === category ? 10 : 0) + readers.length;
  });
  expect(ranks).toEqual(ranks.toSorted((one, other) => other - one));
});

it.each([
  ['Les heures, même les jours fériés', 'les-heures-meme-les-jours-feries'],
  ['Où en êtes-vous ?', 'ou-en-etes-vous'],
  ['¿Y después?', 'y-despues'],
])('the anchor of "%s" is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

describe.each(languages)('articles in %s', (language) => {
  it.each(articleSlugs)('include %s in full, 6 to 9 minutes long (BLOG-17, BLOG-18)', (slug) => {
    const { title, excerpt, blocks, tags, seoKeywords, sources } =
      contentOf(language).articles[slug];
    expect(readingMinutes(blocks)).toSatisfy((minutes: number) => minutes >= 6 && minutes <= 9);
    expect(`${title} | Iluma`.length).toBeLessThanOrEqual(60);
    expect(excerpt.length).toBeGreaterThanOrEqual(110);
    expect(excerpt.length).toBeLessThanOrEqual(165);
    expect(tags.length * seoKeywords.length).toBe(16);
    expect(sources.length).toBeGreaterThanOrEqual(2);
    const anchors = blocks.flatMap((block) =>
      block.kind === 'heading' ? [anchorOf(block.text)] : [],
    );
    expect(anchors.length).toBeGreaterThanOrEqual(6);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(blocks.some(({ kind }) => kind === 'table')).toBe(true);
    const links = blocks.flatMap((block) => JSON.stringify(block).match(/\]\(\//g) ?? []);
    expect(links.length).toBeGreaterThanOrEqual(4);
  });

  it.each(articleSlugs)('have a cell for each column in the tables of %s', (slug) => {
    const uneven = contentOf(language).articles[slug].blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.filter((row) => row.length !== block.columns.length) : [],
    );
    expect(uneven).toEqual([]);
  });

  it('are written in one language, with typographic apostrophes', () => {
    const foreign = {
      fr: /(?<!\p{L})(?:the|your|with|usted|para|según)(?!\p{L})/iu,
      en: /(?<!\p{L})(?:vous|votre|avec|pour|dans|usted|para)(?!\p{L})/iu,
      es: /(?<!\p{L})(?:vous|votre|avec|pour|dans|the|your|with)(?!\p{L})/iu,
    }[language];
    for (const { title, excerpt, blocks } of Object.values(contentOf(language).articles)) {
      const text = withoutLinks(JSON.stringify([title, excerpt, blocks]));
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
