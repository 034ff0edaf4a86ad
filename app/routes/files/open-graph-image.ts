import { contentOf } from '#app/content/content.ts';
import { pageName } from '#app/content/page-name.ts';
import { guideChecks } from '#app/i18n/guide-paths.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import { screenIds } from '#app/i18n/paths.ts';
import { guidePage, screenPage } from '#app/i18n/site-pages.ts';
import type { Route } from './+types/open-graph-image';

const pages = [...screenIds.map(screenPage), ...guideChecks.map(guidePage)];

/** The preview image of a shared link, one per page and language: `/og/fr/home.png`. */
export async function loader({ params: { language, image } }: Route.LoaderArgs) {
  const page = pages.find(({ id }) => `${id}.png` === image);
  if (!isLanguage(language) || !page) return new Response(null, { status: 404 });
  // Font and SVG renderers, which take 20 MB: loaded with the first image.
  const { drawCard } = await import('#app/features/open-graph/draw-card.tsx');
  const png = await drawCard({ id: page.id, ...pageName(page, contentOf(language)) });
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
