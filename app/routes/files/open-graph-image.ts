import { contentOf } from '#app/content/content.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import { screenIds } from '#app/i18n/paths.ts';
import type { Route } from './+types/open-graph-image';
import { drawCard } from '#app/features/open-graph/draw-card.tsx';

/** The picture of a shared link, one a screen and language: `/og/fr/home.png`. */
export async function loader({ params: { language, image } }: Route.LoaderArgs) {
  const screen = screenIds.find((id) => `${id}.png` === image);
  if (!isLanguage(language) || !screen) return new Response(null, { status: 404 });
  const png = await drawCard({ id: screen, ...contentOf(language).screens[screen] });
  return new Response(new Uint8Array(png), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=86400' },
  });
}
