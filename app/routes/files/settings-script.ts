import { settingsScript } from '#app/shell/accessibility/settings-script.server.ts';
import type { Route } from './+types/settings-script';

/** Applies a visitor's stored settings. Pages ask for the present version, which never changes. */
export function loader({ url }: Route.LoaderArgs) {
  const isPresent = url.searchParams.get('v') === settingsScript.version;
  return new Response(settingsScript.text, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': isPresent ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    },
  });
}
