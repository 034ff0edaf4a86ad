import {
  createPath,
  data,
  redirect,
  UNSAFE_createClientRoutes as createClientRoutes,
  type DataRouter,
  type UNSAFE_AssetsManifest as AssetsManifest,
  type UNSAFE_RouteModules as RouteModules,
} from 'react-router';
import { nearestScreens } from '#app/application/search/nearest-screens.ts';
import { contentOf } from '#app/content/content.ts';
import { parseAddress, withPrefix, type Prefix } from '#app/i18n/address.ts';
import { paths } from '#app/i18n/paths.ts';
import { malformedContext, visitContext } from '#app/middleware/visit.ts';
import type { ErrorDetail } from '#app/shell/error-screen.tsx';
import type { Route } from './+types/not-found';

/** Every unknown address: 404, or 400 when it cannot be decoded. */
export function loader({ context }: Route.LoaderArgs): never {
  const { language, prefix, path } = context.get(visitContext);
  if (context.get(malformedContext)) throw data(null, { status: 400, statusText: 'Bad Request' });
  const decoded = decodeURIComponent(path);
  const detail: ErrorDetail = {
    term: decoded
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60),
    nearest: nearestScreens(decoded).map((screen) => ({
      name: contentOf(language).screens[screen].name,
      address: withPrefix(prefix, paths[screen][0]),
    })),
  };
  throw data(detail, { status: 404, statusText: 'Not Found' });
}

export const action = loader;

/**
 * An address unknown to the browser may belong to another prefix: it loads the routes of that prefix and navigates
 * again. See vite/lean-manifest.ts.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_args, next) => {
    const manifest = window.__reactRouterManifest;
    const router = window.__reactRouterDataRouter;
    const { location } = router.state.navigation;
    if (!location || !manifest.routesUnder) return next();
    const { prefix } = parseAddress(location.pathname);
    const routes = manifest.routesUnder(prefix);
    if (Object.keys(routes).every((id) => id in manifest.routes)) return next();
    Object.assign(manifest.routes, routes);
    const layout = prefix || 'bare';
    const modules = window.__reactRouterRouteModules as RouteModules;
    router.patchRoutes(layout, createClientRoutes(routes, modules, null, true, false, layout));
    throw redirect(createPath(location));
  },
];

declare global {
  interface Window {
    __reactRouterManifest: AssetsManifest & {
      /** Of a production build. */
      routesUnder?: (prefix: Prefix) => AssetsManifest['routes'];
    };
    __reactRouterDataRouter: DataRouter;
  }
}

export default function NotFound() {
  return null;
}
