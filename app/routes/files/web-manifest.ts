import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { agencyLanguage } from '#app/i18n/languages.ts';
import type { Route } from './+types/web-manifest';

/** Lets phones add the site to the home screen. */
export function loader(_: Route.LoaderArgs) {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: contentOf(agencyLanguage).home.description,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#080b1a',
    theme_color: '#080b1a',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  };
  return Response.json(manifest, {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, no-cache',
    },
  });
}
