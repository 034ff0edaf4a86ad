import { readFeed } from '#app/application/bookings/feeds.server.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import type { Route } from './+types/booking-feed';

/** A team member's meetings as a calendar feed at a secret address. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { origin, now } = context.get(siteContext);
  const services = context.get(servicesContext);
  const token = url.searchParams.get('token') ?? '';
  const feed = await readFeed(services, token, { places: services.places(), origin, now: now() });
  if (!feed) return new Response(null, { status: 404 });
  const headers = {
    ETag: feed.etag,
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex',
  };
  const asked = request.headers.get('If-None-Match') ?? '';
  const known = asked.split(',').map((tag) => tag.trim());
  if (known.includes(feed.etag)) return new Response(null, { status: 304, headers });
  return new Response(feed.write(), {
    headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
