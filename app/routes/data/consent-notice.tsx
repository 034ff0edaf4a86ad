import { renderToStaticMarkup } from 'react-dom/server';
import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import { showNotice } from '#app/inline/show-notice.ts?inline-script';
import { criticalCss } from '#app/middleware/critical-css.ts';
import { ConsentNotice } from '#app/shell/consent/consent-notice.tsx';
import type { Route } from './+types/consent-notice';

/** The consent banner as plain HTML, and the script that shows it. */
export function loader({ params: { language } }: Route.LoaderArgs) {
  if (!isLanguage(language)) throw new Response(null, { status: 404 });
  const html = renderToStaticMarkup(
    <ConsentNotice
      copy={contentOf(language).consent}
      details={withPrefix(`/${language}`, '/cookies')}
    />,
  );
  return new Response(`${showNotice(html, criticalCss().notice)};`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    },
  });
}
