import type { MetaDescriptor } from 'react-router';
import type { Thing, WithContext } from 'schema-dts';
import type { PageText } from '#app/content/page-text.ts';
import { parseAddress, withPrefix, type Prefix } from '#app/i18n/address.ts';
import { openGraphLocales } from '#app/i18n/languages.ts';
import { paths, unlisted } from '#app/i18n/paths.ts';
import type { ShellData } from './shell-data.ts';

/**
 * The head of a page: title and description, its canonical address, its three language versions with the negotiated
 * address as x-default (Google's reciprocal hreflang), Open Graph, and structured data. Aliases name the canonical path.
 */
export function pageMeta({
  shell,
  pathname,
  text,
  structuredData = [],
}: {
  shell: ShellData | undefined;
  pathname: string;
  text: PageText | undefined;
  structuredData?: WithContext<Thing>[];
}): MetaDescriptor[] {
  if (!shell || !text) return [];
  const { prefix, screen } = parseAddress(pathname);
  if (!screen) return [{ title: text.title }];
  const absolute = (form: Prefix) => shell.origin + withPrefix(form, paths[screen][0]);
  const image = `${shell.origin}/og/${shell.language}/${screen}.png`;
  return [
    { title: text.title },
    { name: 'description', content: text.description },
    ...(unlisted.has(screen)
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: absolute(prefix) },
          ...shell.face.languages.map((language) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang: language,
            href: absolute(`/${language}`),
          })),
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: absolute('') },
        ]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Iluma' },
    { property: 'og:locale', content: openGraphLocales[shell.language] },
    { property: 'og:title', content: text.title },
    { property: 'og:description', content: text.description },
    { property: 'og:url', content: absolute(prefix) },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: text.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(import.meta.env.SSR ? structuredData.map((block) => ({ 'script:ld+json': block })) : []),
  ] as MetaDescriptor[];
}
