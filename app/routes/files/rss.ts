import { memberName } from '#app/application/blog/article-cards.ts';
import type { Block } from '#app/content/articles/shape.ts';
import { contentOf } from '#app/content/content.ts';
import { articleSlugs, type ArticleSlug } from '#app/domain/blog/article-slugs.ts';
import { articles } from '#app/domain/blog/articles.ts';
import { spaceBeforeMark } from '#app/domain/punctuation.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { feedAddress } from '#app/i18n/feed-address.ts';
import { languages, locales, type Language } from '#app/i18n/languages.ts';
import { partsOf } from '#app/i18n/linked-text.ts';
import { paths } from '#app/i18n/paths.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/rss';

/** The full articles of a language (RSS 2.0, rssboard.org), newest first: `/rss/fr.xml`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const language = languages.find((each) => feedAddress(each) === url.pathname);
  if (!language) return new Response(null, { status: 404 });
  const { origin } = context.get(siteContext);
  const { title, description } = contentOf(language).blog.intelligent;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escaped(title)}</title>
<link>${origin}${withPrefix(`/${language}`, '/blog-intelligent')}</link>
<description>${escaped(description)}</description>
<language>${locales[language]}</language>
<atom:link href="${origin}${feedAddress(language)}" rel="self" type="application/rss+xml"/>
${articleSlugs.map((slug) => itemOf(slug, language, origin)).join('\n')}
</channel>
</rss>
`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    },
  });
}

function itemOf(slug: ArticleSlug, language: Language, origin: string): string {
  const { title, excerpt, blocks } = contentOf(language).articles[slug];
  const { author, publishedAt, category } = articles[slug];
  const section = contentOf(language).blog.frame.categories[category];
  return [
    '<item>',
    `<title>${escaped(title)}</title>`,
    `<link>${origin}${withPrefix(`/${language}`, paths[`article-${slug}`][0])}</link>`,
    // Independent of the host, so that feed readers recognise articles after a move.
    `<guid isPermaLink="false">urn:iluma:article:${slug}:${language}</guid>`,
    `<pubDate>${new Date(`${publishedAt}T12:00:00Z`).toUTCString()}</pubDate>`,
    `<dc:creator>${escaped(memberName(author, language))}</dc:creator>`,
    `<category>${escaped(section)}</category>`,
    `<description>${escaped(excerpt)}</description>`,
    `<content:encoded>${escaped(blocks.map((block) => markupOf(block, language, origin)).join(''))}</content:encoded>`,
    '</item>',
  ].join('');
}

/** A block as HTML, which the feed escapes once more. */
function markupOf(block: Block, language: Language, origin: string): string {
  const linked = (text: string) =>
    partsOf(text)
      .map(({ text: run, to }) => {
        if (to === null) return escaped(run);
        const href = to.startsWith('/') ? origin + withPrefix(`/${language}`, to) : to;
        return `<a href="${escaped(href)}">${escaped(run)}</a>`;
      })
      .join('');
  const row = (cells: readonly string[], cell: 'td' | 'th') =>
    `<tr>${cells.map((each) => `<${cell}>${linked(each)}</${cell}>`).join('')}</tr>`;
  switch (block.kind) {
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${linked(item)}</li>`).join('')}</ul>`;
    case 'tip':
      return `<blockquote><p>${linked(block.text)}</p></blockquote>`;
    case 'paragraph':
      return `<p>${linked(block.text)}</p>`;
    case 'table':
      return `<table><caption>${escaped(block.caption)}</caption>${row(block.columns, 'th')}${block.rows
        .map((cells) => row(cells, 'td'))
        .join('')}</table>`;
    case 'chart':
      return `<p>${escaped(block.caption)}</p><ul>${block.bars
        .map(
          ({ label, shown }) =>
            `<li>${escaped(`${label}${spaceBeforeMark[language]}: ${shown}`)}</li>`,
        )
        .join('')}</ul>`;
  }
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
