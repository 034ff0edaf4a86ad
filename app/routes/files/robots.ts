import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/robots';

/** Everything may be crawled; pages that should not be indexed say so themselves (a blocked page could not). */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, no-cache' },
  });
}
