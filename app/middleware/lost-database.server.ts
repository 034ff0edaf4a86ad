import { data, type ServerBuild } from 'react-router';
import { failureOf } from '#app/data/failures.server.ts';

type Module = ServerBuild['routes'][string] extends infer Route
  ? NonNullable<Route> extends { module: infer Found }
    ? Found
    : never
  : never;

/** Seconds after which it is worth asking again. */
export const retryAfter = 5;

/**
 * The site's routes, with one answer to a database that is lost in the middle of a request: a 503 in the visitor's
 * language, whichever loader, action or middleware has met it. One that has something better to say, as a form that
 * keeps what was typed, catches the failure itself.
 *
 * @param report told of each failure, which React Router takes for an answer
 */
export function withLostDatabase(
  build: ServerBuild,
  report: (error: unknown) => void,
): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: guarded(route.module, report) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

function guarded(module: Module, report: (error: unknown) => void): Module {
  const { loader, action, middleware } = module;
  return {
    ...module,
    ...(loader && { loader: answering(loader, report) }),
    ...(action && { action: answering(action, report) }),
    ...(middleware && { middleware: middleware.map((each) => answering(each, report)) }),
  };
}

function answering<Arguments extends unknown[]>(
  work: (...given: Arguments) => unknown,
  report: (error: unknown) => void,
): (...given: Arguments) => Promise<never> {
  return async (...given) => {
    try {
      return (await work(...given)) as never;
    } catch (error) {
      if (failureOf(error) === null) throw error;
      report(error);
      throw data(null, { status: 503 });
    }
  };
}
