import { data, type ServerBuild } from 'react-router';

type Module = ServerBuild['routes'][string] extends infer Route
  ? NonNullable<Route> extends { module: infer Found }
    ? Found
    : never
  : never;

/** Value of `Retry-After`, in seconds. */
export const retryAfter = 5;

interface LostDatabase {
  /** Whether an error means that the database cannot be reached. */
  isLost: (error: unknown) => boolean;
  /** Receives each such failure; React Router treats the thrown 503 as a response and does not report it. */
  report: (error: unknown) => void;
}

/**
 * Wraps the routes of a build, answering 503 in the visitor's language when a loader, action or middleware loses the
 * database. A route with a better answer, such as a form that keeps the typed values, catches the failure itself.
 */
export function withLostDatabase(build: ServerBuild, lost: LostDatabase): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: guarded(route.module, lost) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

function guarded(module: Module, lost: LostDatabase): Module {
  const { loader, action, middleware } = module;
  return {
    ...module,
    ...(loader && { loader: answering(loader, lost) }),
    ...(action && { action: answering(action, lost) }),
    ...(middleware && { middleware: middleware.map((each) => answering(each, lost)) }),
  };
}

function answering<Arguments extends unknown[]>(
  handle: (...given: Arguments) => unknown,
  { isLost, report }: LostDatabase,
): (...given: Arguments) => Promise<never> {
  return async (...given) => {
    try {
      return (await handle(...given)) as never;
    } catch (error) {
      if (!isLost(error)) throw error;
      report(error);
      throw data(null, { status: 503 });
    }
  };
}
