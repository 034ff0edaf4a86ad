import { pushWorker } from '#app/inline/push-worker.ts?inline-script';
import type { Route } from './+types/push-worker';

/** The CRM's service worker. Browsers check for updates themselves, at most once a day. */
export function loader(_: Route.LoaderArgs) {
  return new Response(`${pushWorker()};`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, no-cache',
    },
  });
}
