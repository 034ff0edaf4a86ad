import { contentOf } from '#app/content/content.ts';
import type { Content } from '#app/content/shape.ts';
import { isLanguage } from '#app/i18n/languages.ts';
import { widgets, type Widget } from '#app/i18n/widgets.ts';
import type { Route } from './+types/messages';

/** The messages of each widget, which it requests in its language when it opens. */
const parts = {
  accessibility: 'accessibilityPanel',
  admin: 'admin',
  chat: 'chat',
  consent: 'consent',
  crm: 'crm',
  debug: 'debug',
  leads: 'leads',
} as const satisfies Record<Widget, keyof Content>;

export function loader({ params: { language, widget } }: Route.LoaderArgs) {
  const name = widgets.find((each) => each === widget);
  if (!name || !isLanguage(language)) throw new Response(null, { status: 404 });
  return Response.json(contentOf(language)[parts[name]], {
    headers: { 'Cache-Control': 'public, no-cache' },
  });
}
