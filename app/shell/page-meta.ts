import type { MetaDescriptor } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import type { PageText } from '#app/content/page-text.ts';
import { parseAddress, withPrefix, type AddressForms } from '#app/i18n/address.ts';
import { openGraphLocales, versionsIn, type Language } from '#app/i18n/languages.ts';
import { paths, unlisted, type KnownPath } from '#app/i18n/paths.ts';
import { shellIn } from './shell-data.ts';
import { breadcrumbs, type DescribedPage } from './structured-data.ts';

/** Arguments of a route's `meta` function. */
interface Visited {
  matches: Parameters<typeof shellIn>[0];
  location: { pathname: string };
}

/**
 * The head of a page: title and description, its canonical address, its three language versions (Google's reciprocal
 * hreflang), Open Graph, and structured data. The canonical address is the one in the page's language, even when a bare
 * address or an alias shows the page.
 *
 * @param text metadata of the page; absent when it failed to load, in which case the error supplies it
 */
export function pageMeta(
  { matches, location: { pathname } }: Visited,
  text: PageText | undefined,
  {
    name,
    parent,
    page,
    structuredData = [],
  }: {
    /** Name of the page in its breadcrumbs, if any. */
    name?: string | undefined;
    /** The parent list of the page. */
    parent?: { name: string; path: KnownPath } | undefined;
    /** A page with its own addresses per language, which the browser's URL table lacks. */
    page?: { id: string; forms: AddressForms } | undefined;
    /** Further structured data. */
    structuredData?: readonly ((page: DescribedPage) => WithContext<Thing>)[];
  } = {},
): MetaDescriptor[] {
  const shell = shellIn(matches);
  if (!shell || !text) return [];
  const { screen } = parseAddress(pathname);
  const id = page?.id ?? screen;
  if (!id) return [{ title: text.title }];
  const { origin, language, publicSettings } = shell;
  const pathIn = (each: Language) =>
    page?.forms[`/${each}`] ?? withPrefix(`/${each}`, screen ? paths[screen][0] : '');
  const canonical = pathIn(language);
  const image = `${origin}/og/${language}/${id}.png`;
  return [
    { title: text.title },
    { name: 'description', content: text.description },
    ...(screen && unlisted.has(screen)
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: origin + canonical },
          ...versionsIn(publicSettings.languages).map(([hrefLang, each]) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang,
            href: origin + pathIn(each),
          })),
        ]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: shell.company.name },
    { property: 'og:locale', content: openGraphLocales[language] },
    { property: 'og:title', content: text.title },
    { property: 'og:description', content: text.description },
    { property: 'og:url', content: origin + canonical },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: text.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    // Only crawlers read structured data, from the HTML: its texts need not be sent again as data.
    ...(import.meta.env.SSR
      ? [
          ...(name ? [breadcrumbs(shell, name, canonical, parent)] : []),
          ...structuredData.map((describe) =>
            describe({ shell, pathname: canonical, name: name ?? text.title, text }),
          ),
        ].map((block) => ({ 'script:ld+json': block }))
      : []),
  ] as MetaDescriptor[];
}
