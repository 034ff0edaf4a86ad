import { lastChangeOf } from '#app/application/search/last-change.ts';
import { versionsIn } from '#app/i18n/languages.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { listedPages } from '#app/i18n/site-pages.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/sitemap';

/**
 * Every listed page in each language, with its alternates (sitemaps.org with xhtml:link) and the date of its last
 * change.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const { closed, languages } = context.get(publicSettingsContext);
  const versions = versionsIn(languages);
  const isClosed = closedScreens(closed);
  const pages = listedPages.filter(({ screen }) => !isClosed.has(screen));
  const entries = pages.flatMap(({ id, forms }) => {
    const alternates = versions
      .map(
        ([hreflang, language]) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${forms[`/${language}`]}"/>`,
      )
      .join('');
    return languages.map(
      (language) =>
        `<url><loc>${origin}${forms[`/${language}`]}</loc><lastmod>${lastChangeOf(id, language)}</lastmod>${alternates}</url>`,
    );
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    },
  });
}
