import { prefixes, withPrefix } from '#app/i18n/address.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { paths } from '#app/i18n/paths.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { siteContext } from '#app/middleware/site.ts';
import { listedScreens } from '#app/i18n/paths.ts';
import type { Route } from './+types/sitemap';

/** Every listed screen in its four forms, each naming all its language versions (sitemaps.org with xhtml:link). */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const { closed, languages } = context.get(publicSettingsContext);
  const isClosed = closedScreens(closed);
  const open = prefixes.filter((prefix) => languages.some((each) => prefix === `/${each}`));
  const screens = listedScreens.filter((screen) => !isClosed.has(screen));
  const entries = screens.flatMap((screen) => {
    const versions = ['' as const, ...open].map((prefix) => ({
      language: prefix.slice(1) || 'x-default',
      address: origin + withPrefix(prefix, paths[screen][0]),
    }));
    const alternates = versions
      .map(
        ({ language, address }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
      )
      .join('');
    return versions.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>`);
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
