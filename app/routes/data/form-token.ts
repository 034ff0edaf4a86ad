import { leadDeskOf } from '#app/middleware/lead-desk.server.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/form-token';

/** What says when a form was opened. Pages are kept for everyone, so it is asked for by who begins to write. */
export function loader({ context }: Route.LoaderArgs) {
  const token = leadDeskOf(context).newToken(context.get(siteContext).now());
  return new Response(token, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
