import type { CorpusSite } from '../seed.ts';
import { shopWords, type Files, type Served } from '../shop.ts';

type Language = keyof typeof shopWords;

/** Enough sentences for a first page, without block markup. */
export const story = (language: Language) => shopWords[language].story;

/** A short text in a language, for pages with little content. */
export const sentence = (language: Language) =>
  `${shopWords[language].sentence} ${shopWords[language].sentence}`;

export const answer = (language: Language) => shopWords[language].answer;

interface Head {
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** Metadata of previews, which the first page needs. */
  readonly extra?: string;
}

/** Metadata in double quotes, as most tools write it. */
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

/** A site of pages by path; what else it needs is added unless it has its own. */
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
