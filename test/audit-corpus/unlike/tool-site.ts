import type { Language } from '#app/i18n/languages.ts';
import type { CorpusSite } from '../seed.ts';
import type { Files, Served } from '../shop.ts';
import { metadata, sentence, siteOf, story } from './parts.ts';

/** Checks that sites without structured data fail. */
export const unmarked = ['answer.identity', 'local.schema'];

/** The parts of a business's site that differ; its pages are built as website tools do. */
interface ToolSite {
  readonly name: string;
  readonly language: Language;
  /** The `lang` attribute, where it includes a country. */
  readonly lang?: string;
  readonly brand: string;
  readonly town: string;
  /** 55 to 120 characters. */
  readonly about: string;
  /** In the head of every page, and at its end. */
  readonly head?: (origin: string) => string;
  /** Before the menu of every page. */
  readonly top?: string;
  readonly foot: string;
  /** Pages in addition to the usual ones, by path: a title and a text. */
  readonly pages?: Readonly<Record<string, readonly [title: string, text: string]>>;
  readonly headers?: Record<string, string>;
  readonly faults: readonly string[];
}

const usual = {
  fr: {
    home: 'Bienvenue',
    offer: ['/nos-travaux', 'Nos travaux'],
    legal: { '/mentions-legales': 'Mentions légales', '/confidentialite': 'Confidentialité' },
  },
  en: {
    home: 'Welcome',
    offer: ['/what-we-do', 'What we do'],
    legal: { '/terms': 'Terms of use', '/privacy': 'Privacy policy' },
  },
  es: {
    home: 'Bienvenida',
    offer: ['/trabajos', 'Lo que hacemos'],
    legal: { '/aviso-legal': 'Aviso legal', '/privacidad': 'Privacidad' },
  },
} as const;

/** Structured data of a business; the given data is added to it. */
export const businessMarkup =
  (type: string | readonly string[], given: object) =>
  (origin: string): string =>
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@type': type,
      url: `${origin}/`,
      image: `${origin}/photo.webp`,
      geo: { '@type': 'GeoCoordinates', latitude: 45.5, longitude: 2.1 },
      ...given,
    })}</script>`;

export function toolSite(site: ToolSite): CorpusSite {
  const { name, language, brand, town, about, head, foot, headers, faults } = site;
  const { home, offer, legal } = usual[language];
  const texts: Record<string, readonly [string, string]> = {
    '/': [home, `<p>${story(language)}</p>`],
    [offer[0]]: [offer[1], `<p>${sentence(language)}</p>`],
    ...site.pages,
  };
  const menu = Object.entries(texts).map(([path, [title]]) => `<a href="${path}">${title}</a>`);
  for (const [path, title] of Object.entries(legal))
    texts[path] = [title, `<p>${sentence(language)}</p>`];
  const links = Object.entries(legal).map(([path, title]) => `<a href="${path}">${title}</a>`);
  return siteOf(name, faults, (origin) => {
    const page = (title: string, text: string): Served => ({
      ...(headers && { headers }),
      body: `<!DOCTYPE html><html lang="${site.lang ?? language}"><head><meta charset="UTF-8">${metadata({ title: `${title} | ${brand}, ${town}`, description: `${title}. ${about}`, origin, extra: head?.(origin) ?? '' })}</head>
<body>${site.top ?? ''}<div class="menu">${menu.join(' ')}</div><h1>${title}</h1>${text}
<div class="foot">${foot}<p>${links.join(' ')}</p></div></body></html>`,
    });
    return Object.fromEntries(
      Object.entries(texts).map(([path, [title, text]]) => [path, page(title, text)]),
    ) satisfies Files;
  });
}
