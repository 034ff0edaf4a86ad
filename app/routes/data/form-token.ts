import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/form-token';

/** A token for the moment a form was opened. Pages are cached for everyone, so it is requested at the first input. */
export function loader({ context }: Route.LoaderArgs) {
  const token = context.get(servicesContext).leads.newToken(context.get(siteContext).now());
  return new Response(token, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
