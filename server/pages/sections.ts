import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router';

/**
 * Handles requests with the routes of their section of the site only. React Router matches each request against all of
 * its routes, and creates an object per route for each page: with the routes of all languages that is a quarter of a
 * page's time, and most of an API call's.
 *
 * A section is every path with the same first segment that has its own catch-all route, such as `/en/*`; the last
 * section is everything else.
 */
export function createSectionHandler(
  build: ServerBuild,
  mode: 'production' | 'development',
): RequestHandler {
  const paths = Object.values(build.routes).map((route) => route?.path ?? '');
  const names = paths.flatMap((path) => /^\/?([^/:*]+)\/\*$/.exec(path)?.[1] ?? []);
  const handlers = new Map(
    names.map((name) => [
      name,
      createRequestHandler(
        partOf(build, (path) => segmentOf(path) === name),
        mode,
      ),
    ]),
  );
  const others = createRequestHandler(
    partOf(build, (path) => !handlers.has(segmentOf(path))),
    mode,
  );
  return (request, context) => {
    const handle = handlers.get(segmentOf(new URL(request.url).pathname)) ?? others;
    return handle(request, context);
  };
}

/**
 * The first segment of a path in lower case: `en` for `/EN/contact`, `en` and `/en.data`, a data request. Letters are
 * never percent-encoded here: the app has normalised the address.
 */
function segmentOf(path: string): string {
  const [segment = ''] = path.replace(/^\/|\.data$/g, '').split('/', 1);
  return segment.toLowerCase();
}

/** A build with only the routes of a section and the layouts around them. */
function partOf(build: ServerBuild, isChosen: (path: string) => boolean): ServerBuild {
  const kept = new Set<string>();
  for (const route of Object.values(build.routes)) {
    if (route?.path === undefined || !isChosen(route.path)) continue;
    for (let at: typeof route | undefined = route; at; at = build.routes[at.parentId ?? ''])
      kept.add(at.id);
  }
  const only = <Route>(routes: Record<string, Route>): Record<string, Route> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => kept.has(id)));
  return {
    ...build,
    routes: only(build.routes),
    assets: { ...build.assets, routes: only(build.assets.routes) },
  };
}
