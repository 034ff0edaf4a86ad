import { describe, expect, it } from 'vitest';
import { lastChangeOf } from '#app/application/search/last-change.ts';
import { textsOf } from '#app/content/articles/reading-minutes.ts';
import { contentOf } from '#app/content/content.ts';
import { anchorOf } from '#app/domain/blog/anchor.ts';
import { articleSlugs, authorIds } from '#app/domain/blog/article-slugs.ts';
import { articles, featuredArticle, readerProfiles } from '#app/domain/blog/articles.ts';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import { languages } from '#app/i18n/languages.ts';
import { withoutLinks } from '#app/i18n/linked-text.ts';
import { paths } from '#app/i18n/paths.ts';
import { contents, linked, readable, structuredData, tags } from '../../html.ts';
import { openSite, origin } from '../../site.ts';

const site = await openSite();

/** Slugs of the articles that the main part of a page links to, in order, without duplicates. */
function shown(html: string): string[] {
  const [main = ''] = contents(html, 'main');
  const slugs = tags(main, 'a').flatMap(
    ({ href = '' }) => /^article-(.+)$/.exec(parseAddress(href).screen ?? '')?.[1] ?? [],
  );
  return [...new Set(slugs)];
}

const others = articleSlugs.filter((slug) => slug !== featuredArticle);

describe.each([
  ['/blog', [featuredArticle, ...others]],
  ['/blog-intelligent', articleSlugs.slice(0, 6)],
])('%s', (path, expected) => {
  it.each(languages)('shows its articles in %s, in order', async (language) => {
    const html = await site.page(`/${language}${path}`);
    expect(shown(html)).toEqual(expected);
    const { frame } = contentOf(language).blog;
    expect(tags(html, 'input').some(({ name, type }) => name === 'q' && type === 'search')).toBe(
      true,
    );
    expect(html).not.toContain(frame.none.title);
  });

  it('filters without JavaScript, whatever the case and accents', async () => {
    const ofCrm = articleSlugs.filter((slug) => articles[slug].category === 'crm');
    expect(shown(await site.page(`/fr${path}?categorie=crm`))).toEqual(ofCrm);
    expect(shown(await site.page(`/fr${path}?q=FIDELISER+fidelisation`))).toEqual([]);
    expect(shown(await site.page(`/fr${path}?q=FIDELISATION`))).toContain('faire-revenir');
    expect(shown(await site.page(`/fr${path}?categorie=seo&q=zzz`))).toEqual([]);
    expect(shown(await site.page(`/fr${path}?categorie=nulle`))).toEqual(expected);
  });

  it.each([
    ['fr', 'Aucun article trouvé'],
    ['en', 'No articles found'],
    ['es', 'No se encontró ningún artículo'],
  ] as const)(
    'says in %s that nothing matches, and what to try (BLOG-05, BLOG-06)',
    async (language, title) => {
      const text = readable(await site.page(`/${language}${path}?q=zzz`));
      expect(text).toContain(title);
      expect(text).toContain(contentOf(language).blog.frame.none.hint);
    },
  );

  it('shows a search as text, never as markup', async () => {
    const html = await site.page(`/fr${path}?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`);
    expect(html).not.toContain('<script>alert(1)');
  });
});

it('the blog’s chips show the number of articles in a category (BLOG-02)', async () => {
  const html = await site.page('/fr/blog');
  const chips = contents(html, 'nav').find((nav) => nav.includes('categorie=')) ?? '';
  expect(contents(chips, 'a').map(readable)).toEqual([
    'Toutes 20',
    'Google Ads 3',
    'SEO 5',
    'Pages de destination 3',
    'Fidélisation 3',
    'IA 3',
    'CRM 3',
  ]);
});

it.each(readerProfiles)('the reader profile %s shows its articles (BLOG-10)', async (profile) => {
  const html = await site.page(`/en/blog-intelligent?profil=${profile}`);
  const written = articleSlugs.filter((slug) => articles[slug].profiles.includes(profile));
  expect(shown(html)).toEqual(written.slice(0, 6));
});

it('the pages of the blog show every article once, and keep the filter', async () => {
  const pages = ['', '?page=2', '?page=3', '?page=4'];
  const all = await Promise.all(
    pages.map(async (page) => shown(await site.page(`/es/blog-intelligent${page}`))),
  );
  expect(all.flat()).toEqual(articleSlugs);
  const html = await site.page('/es/blog-intelligent?profil=small-business');
  expect(html).toContain('/es/blog-inteligente?profil=small-business&amp;page=2');
});

it('the blog ends with a call to /contact (BLOG-15)', async () => {
  const [main = ''] = contents(await site.page('/fr/blog-intelligent'), 'main');
  const last = tags(main.slice(main.lastIndexOf('<section')), 'a')[0]?.href;
  expect(last).toBe('/fr/contact?service=blog-intelligent');
});

const pages = languages.flatMap((language) => articleSlugs.map((slug) => ({ language, slug })));

describe.each(pages)('/$language/blog-intelligent/$slug (BLOG-20)', async ({ language, slug }) => {
  const address = withPrefix(`/${language}`, paths[`article-${slug}`][0]);
  const html = await site.page(address);
  const text = contentOf(language).articles[slug];

  it('shows the whole article in its language, with a table of contents (LANG-12)', () => {
    const body = readable(html);
    for (const block of text.blocks) {
      for (const part of textsOf(block)) expect(body).toContain(part);
      if (block.kind !== 'heading') continue;
      expect(html).toContain(`id="${anchorOf(block.text)}"`);
      expect(html).toContain(`href="#${anchorOf(block.text)}"`);
    }
  });

  it('links to other articles, its author, a next step and the feed', () => {
    expect(shown(html).filter((other) => other !== slug).length).toBeGreaterThanOrEqual(3);
    expect(html).toContain(withPrefix(`/${language}`, paths[`author-${articles[slug].author}`][0]));
    expect(html).toContain(`/${language}/contact?service=article-${slug}`);
    const feeds = linked(html, 'alternate').filter(({ type }) => type === 'application/rss+xml');
    expect(feeds.map(({ href }) => href)).toEqual([`${origin}/rss/${language}.xml`]);
  });

  it('has structured data about the article', () => {
    const data = structuredData(html).find((block) => block['@type'] === 'Article');
    expect(data).toMatchObject({
      headline: text.title,
      description: text.excerpt,
      inLanguage: language,
      datePublished: articles[slug].publishedAt,
      mainEntityOfPage: origin + address,
      dateModified: lastChangeOf(`article-${slug}`, language),
      author: {
        '@type': 'Person',
        url: origin + withPrefix(`/${language}`, paths[`author-${articles[slug].author}`][0]),
      },
      citation: text.sources.map((source) => source.address),
    });
  });
});

describe.each(languages)('/rss/%s.xml', async (language) => {
  const response = await site.ask(`/rss/${language}.xml`);
  const xml = await response.text();

  it('has every article in full, with stable ids', () => {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(contents(xml, 'guid')).toEqual(
      articleSlugs.map((slug) => `urn:iluma:article:${slug}:${language}`),
    );
    const full = contents(xml, 'content:encoded');
    for (const [at, slug] of articleSlugs.entries()) {
      const [first] = contentOf(language).articles[slug].blocks;
      const words = first?.kind === 'paragraph' ? first.text.split(/[[&]/, 1)[0] : undefined;
      expect(words && full[at]?.includes(words)).toBe(true);
    }
  });

  it('writes the rows of charts with the language’s colon', () => {
    const colon = { fr: '\u00a0: ', en: ': ', es: ': ' }[language];
    const items = contents(xml, 'content:encoded').flatMap((each) =>
      contents(readable(each), 'li').map(readable),
    );
    const bars = articleSlugs.flatMap((slug) =>
      contentOf(language).articles[slug].blocks.flatMap((block) =>
        block.kind === 'chart' ? block.bars : [],
      ),
    );
    expect(bars).not.toEqual([]);
    for (const { label, shown: value } of bars) expect(items).toContain(label + colon + value);
  });

  it('links to each article, with a readable date', async () => {
    const links = contents(xml, 'link').slice(1);
    expect(links).toHaveLength(articleSlugs.length);
    for (const link of links) await site.page(new URL(link).pathname);
    for (const date of contents(xml, 'pubDate'))
      expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} 12:00:00 GMT$/);
  });
});

it.each(['/rss/de.xml', '/rss/fr', '/rss/fr.xml.xml'])(
  'the feed %s does not exist',
  async (path) => {
    expect((await site.ask(path)).status).toBe(404);
  },
);

describe.each(authorIds)('the page of %s', (id) => {
  it.each(languages)('shows the author’s articles and profile in %s', async (language) => {
    const html = await site.page(`/${language}/blog-intelligent/auteurs/${id}`);
    expect(shown(html)).toEqual(articleSlugs.filter((slug) => articles[slug].author === id));
    const { paragraphs } = contentOf(language).authors[id];
    for (const paragraph of paragraphs) expect(readable(html)).toContain(withoutLinks(paragraph));
    const described = structuredData(html).find((block) => block['@type'] === 'ProfilePage');
    expect(described).toMatchObject({ mainEntity: { '@type': 'Person' } });
  });
});
