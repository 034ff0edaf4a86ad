import { gzipSync } from 'node:zlib';
import { body, edit, head, put, sitesOf, type Seed } from './seed.ts';
import { shopWords, type Files } from './shop.ts';

const canonical = (files: Files, path: string, markup: string) =>
  edit(files, path, /<link rel="canonical"[^>]*>/, markup);
const robots = (files: Files, text: string, type = 'text/plain') =>
  put(files, '/robots.txt', { body: text, type });
const withHeaders = (files: Files, headers: Record<string, string>) => {
  const first = files['/'];
  if (first) put(files, '/', { ...first, headers });
};
const sitemap = (files: Files, xml: string) =>
  put(files, '/sitemap.xml', { body: xml, type: 'application/xml' });
const markUp = (files: Files, text: string) =>
  head(files, `<script type="application/ld+json">${text}</script>`);
const eachPage = (files: Files, change: (text: string) => string | Uint8Array) => {
  for (const [path, served] of Object.entries(files))
    if (!/\.\w+$/.test(path)) put(files, path, { ...served, body: change(String(served.body)) });
};
const withoutHeading = (files: Files, markup: string) =>
  edit(files, '/', /<h1>(.*?)<\/h1>/, `${markup}<p>$1</p>`);

const seeds: readonly Seed[] = [
  {
    name: 'robots-page',
    faults: ['reach.robots'],
    change: (files) => robots(files, '<!doctype html><title>x</title>', 'text/html'),
  },
  {
    name: 'robots-windows',
    faults: [],
    change: (files, _, origin) =>
      robots(
        files,
        `\ufeffUser-agent: *\r\nDisallow: /admin\r\nSitemap: ${origin}/sitemap.xml\r\n`,
      ),
  },
  {
    name: 'robots-groups',
    faults: ['answer.bots'],
    change: (files) =>
      robots(
        files,
        'User-agent: GPTBot\nUser-agent: PerplexityBot\nDisallow: /\n\nUser-agent: *\nCrawl-delay: 5\nDisallow: /*?s=\n',
      ),
  },
  {
    name: 'noindex-of-noscript',
    faults: [],
    change: (files) => head(files, '<noscript><meta name="robots" content="noindex"></noscript>'),
  },
  {
    name: 'feed-for-sitemap',
    faults: [],
    change: (files, language, origin) =>
      sitemap(
        files,
        `<rss version="2.0"><channel><link>${origin}/</link><item><link>${origin}${shopWords[language].path.services}</link></item></channel></rss>`,
      ),
  },
  {
    name: 'news-for-sitemap',
    faults: [],
    change: (files, language, origin) =>
      sitemap(
        files,
        `<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="${origin}${shopWords[language].path.services}"/></entry></feed>`,
      ),
  },
  {
    name: 'long-sitemap',
    faults: [],
    change: (files, language, origin) => {
      const { path } = shopWords[language];
      const entry = `<url><loc>${origin}${path.services}</loc><lastmod>2026-01-01</lastmod></url>`;
      sitemap(files, `<urlset xmlns="x">${entry.repeat(50_000)}</urlset>`);
    },
  },
  {
    name: 'packed-sitemap',
    faults: [],
    change: (files) => {
      const packed = gzipSync(files['/sitemap.xml']?.body ?? '');
      put(files, '/sitemap.xml.gz', { body: packed, type: 'application/gzip' });
      delete files['/sitemap.xml'];
      edit(files, '/robots.txt', 'sitemap.xml', 'sitemap.xml.gz');
    },
  },
  {
    name: 'canonical-twice',
    faults: [],
    change: (files, _, origin) => head(files, `<link rel="canonical" href="${origin}/">`),
  },
  {
    name: 'canonical-of-home',
    faults: ['page.canonical'],
    change: (files, language, origin) =>
      canonical(
        files,
        shopWords[language].path.services,
        `<link rel="canonical" href="${origin}/">`,
      ),
  },
  {
    name: 'canonical-in-header',
    faults: ['page.canonical'],
    change: (files) => {
      canonical(files, '/', '');
      withHeaders(files, { Link: '<https://elsewhere.example/>; rel="canonical"' });
    },
  },
  {
    name: 'heading-of-noscript',
    faults: ['page.h1'],
    change: (files) => withoutHeading(files, '<noscript><h1>JavaScript</h1></noscript>'),
  },
  {
    name: 'heading-of-template',
    faults: ['page.h1'],
    change: (files) => withoutHeading(files, '<template><h1>A</h1></template><!-- <h1>B</h1> -->'),
  },
  {
    name: 'labelled-image',
    faults: [],
    change: (files) => body(files, '<img src="/pain.webp" aria-label="A" width="9" height="9">'),
  },
  {
    name: 'height-of-its-own',
    faults: ['speed.image-size'],
    change: (files) => body(files, '<img src="/pain.webp" alt="A" style="width:9px;height:auto">'),
  },
  {
    name: 'last-viewport',
    faults: ['trust.viewport'],
    change: (files) =>
      head(files, '<meta name="viewport" content="width=device-width, user-scalable=no">'),
  },
  {
    name: 'markup-of-nowhere',
    faults: ['answer.json-ld'],
    change: (files) => markUp(files, '{"@type":"WebSite","name":"x"}'),
  },
  {
    name: 'other-vocabulary',
    faults: [],
    change: (files) =>
      markUp(files, '{"@context":"https://www.w3.org/ns/activitystreams","@type":"Note"}'),
  },
  {
    name: 'markup-in-lists',
    faults: [],
    change: (files) =>
      markUp(
        files,
        '[{"@context":["http://schema.org",{"@language":"fr"}],"@graph":[{"@type":"WebSite","name":"x"}]}]',
      ),
  },
  {
    name: 'markup-in-comment',
    faults: ['answer.json-ld'],
    change: (files) =>
      markUp(files, '<!-- {"@context":"https://schema.org","@type":"WebSite","name":"x"} -->'),
  },
  {
    name: 'secure-preview',
    faults: [],
    change: (files) => edit(files, '/', '"og:image"', '"og:image:secure_url"'),
  },
  {
    name: 'page-for-icon',
    faults: ['page.icon'],
    change: (files) => put(files, '/icon.png', { body: '<!doctype html><title>x</title>' }),
  },
  {
    name: 'sent-by-a-button',
    faults: ['trust.forms'],
    change: (files) =>
      body(
        files,
        '<form action="/a"><button formaction="http://forms.example/send">OK</button></form>',
      ),
  },
  {
    name: 'upgraded-form',
    faults: [],
    change: (files) => {
      body(files, '<form action="http://forms.example/send"><button>OK</button></form>');
      withHeaders(files, {
        'Content-Security-Policy': "default-src 'self'; upgrade-insecure-requests",
      });
    },
  },
  {
    name: 'protected-twice',
    faults: [],
    change: (files) =>
      withHeaders(files, {
        'Content-Security-Policy': "Default-Src 'self'",
        'X-Content-Type-Options': 'nosniff, nosniff',
      }),
  },
  {
    name: 'a-megabyte-of-styles',
    faults: [],
    change: (files) => head(files, `<style>${'p{margin:0}'.repeat(130_000)}</style>`),
  },
  {
    name: 'long-script',
    faults: ['speed.weight'],
    change: (files) => {
      // Longer than what is read of a file; the size in its header counts.
      const code = gzipSync(Array.from({ length: 800_000 }, (_, at) => (at * at) % 1e7).join(''));
      const headers = { 'Content-Encoding': 'gzip', 'Content-Length': String(code.length) };
      put(files, '/long.js', { body: code, type: 'text/javascript', headers });
      body(files, '<script src="/long.js"></script>');
    },
  },
  {
    name: 'linked-by-itself',
    faults: ['reach.orphans'],
    change: (files, language) => {
      const { path } = shopWords[language];
      // Only its own menu and the sitemap link to it.
      const link = `<a href="${path.services}">${shopWords[language].link.services}</a>`;
      for (const each of Object.keys(files))
        if (each !== path.services && String(files[each]?.body).includes(link))
          edit(files, each, link, '');
    },
  },
  {
    name: 'prefixed-sitemap',
    faults: [],
    change: (files, language, origin) =>
      sitemap(
        files,
        `<s:urlset xmlns:s="x" xmlns:image="y"><s:url><s:loc>${origin}${shopWords[language].path.services}</s:loc><image:loc>${origin}/nothing.png</image:loc></s:url></s:urlset>`,
      ),
  },
  {
    name: 'button-of-old',
    faults: [],
    change: (files) =>
      body(files, '<a href="javascript:void(0)" role="button" onclick="chat()">Discuter</a>'),
  },
  {
    name: 'button-that-leads',
    faults: ['page.crawlable-links'],
    change: (files) =>
      body(files, `<a href="javascript:location='/a'" role="button">Nos photos</a>`),
  },
  {
    name: 'answer-of-many',
    faults: ['answer.questions'],
    change: (files, language) =>
      edit(files, '/', shopWords[language].answer, 'Cela dépend du gâteau. '.repeat(5)),
  },
  {
    name: 'answer-and-more',
    faults: [],
    change: (files, language) =>
      edit(
        files,
        '/',
        shopWords[language].answer,
        `Oui, de 8 h à 18 h. Demandez M. Roy ou le Dr. Lee.</p><p>${'Cela dépend. '.repeat(9)}`,
      ),
  },
  {
    name: 'not-in-its-encoding',
    faults: ['page.encoding'],
    change: (files) => eachPage(files, (text) => Buffer.from(text.replaceAll('’', "'"), 'latin1')),
  },
  {
    name: 'encoded-twice',
    faults: ['page.encoding'],
    change: (files) => eachPage(files, (text) => Buffer.from(text).toString('latin1')),
  },
  {
    name: 'named-by-its-content',
    faults: ['speed.caching'],
    change: (files) => {
      const headers = { 'Cache-Control': 'max-age=60' };
      put(files, '/app.3f2a1b.css', { body: 'p{margin:0}', type: 'text/css', headers });
      put(files, '/app.facade.css', { body: 'p{margin:0}', type: 'text/css', headers });
      head(files, '<link rel="stylesheet" href="/app.3f2a1b.css">');
      head(files, '<link rel="stylesheet" href="/app.facade.css">');
    },
  },
];

/** Sites with faults in how they are served and marked up. */
export const technicalSites = sitesOf(seeds, ['fr']);
