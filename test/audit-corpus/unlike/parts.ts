import type { CorpusSite } from '../seed.ts';
import { shopWords, type Files, type Served } from '../shop.ts';

type Language = keyof typeof shopWords;

/** Sentences enough for a first page, without the markup of any block. */
export const story = (language: Language) => shopWords[language].story;

/** A short text in a language, for pages that have little to say. */
export const sentence = (language: Language) =>
  `${shopWords[language].sentence} ${shopWords[language].sentence}`;

export const answer = (language: Language) => shopWords[language].answer;

interface Head {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** What a preview says; the first page needs one. */
  readonly extra?: string;
}

/** Metadata in double quotes, as most tools write them. */
export const metadata = ({ title, description, origin, extra = '' }: Head) =>
  `<title>${title}</title><meta name="description" content="${description}">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.png">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:image" content="${origin}/photo.webp">${extra}`;

const shared = (origin: string): Files => ({
  '/icon.png': { body: Buffer.from('icon'), type: 'image/png' },
  '/photo.webp': { body: Buffer.alloc(2000, 1), type: 'image/webp' },
  '/robots.txt': {
    body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n`,
    type: 'text/plain',
  },
});

const sitemapOf = (origin: string, paths: readonly string[]): Served => ({
  type: 'application/xml',
  body: `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths
    .map((path) => `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc></url>`)
    .join('')}</urlset>`,
});

/** A site of pages by path; what it needs beside them is added where it has none of its own. */
export function siteOf(
  name: string,
  faults: readonly string[],
  pagesOf: (origin: string) => Files,
): CorpusSite {
  return {
    name,
    faults,
    files: (origin) => {
      const pages = pagesOf(origin);
      const paths = Object.keys(pages).filter((path) => !/\.(?!html?$|php$)\w+$/.test(path));
      return { ...shared(origin), '/sitemap.xml': sitemapOf(origin, paths), ...pages };
    },
  };
}
