import { createRequestHandler, isRouteErrorResponse, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { withLostDatabase } from './lost-database.ts';

const lost = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const full = () => Object.assign(new Error('could not extend file'), { code: '53100' });
const mistake = () => new Error('a mistake of ours');

/** A site of two routes, a page and a resource route, some parts of which fail. */
function siteThat(fails: Partial<Record<'loader' | 'action' | 'middleware', () => Error>>) {
  const reported: unknown[] = [];
  const failing = (error: (() => Error) | undefined) => async () => {
    if (error) throw error();
    return null;
  };
  const resource = {
    loader: failing(fails.loader),
    action: failing(fails.action),
    middleware: [failing(fails.middleware)],
  };
  const page = { ...resource, default: () => null, ErrorBoundary: () => null };
  const route = (id: string, path: string, module: object) => ({ id, path, module });
  const build = {
    entry: {
      module: {
        handleError: () => {},
        // What would be rendered: the status, and the errors passed to the boundary.
        default: async (_request: Request, status: number, headers: Headers, entry: object) => {
          const { staticHandlerContext } = entry as { staticHandlerContext: { errors: object } };
          const errors = Object.values(staticHandlerContext.errors ?? {}) as unknown[];
          const told = errors.map((error) => isRouteErrorResponse(error) && error.status);
          return new Response(JSON.stringify(told), { status, headers });
        },
      },
    },
    routes: {
      page: route('page', '/page', page),
      resource: route('resource', '/resource', resource),
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '' },
    future: {},
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    ssr: true,
  } as unknown as ServerBuild;
  const served = withLostDatabase(build, {
    isLost: (error) => failureOf(error) !== null,
    report: (error) => reported.push(error),
  });
  const handle = createRequestHandler(served, 'production');
  const ask = (path: string, method = 'GET') =>
    handle(new Request(`https://iluma.example${path}`, { method }));
  return { ask, reported };
}

describe('a database lost during a request', () => {
  it.each([
    ['a loader', 'GET', { loader: lost }],
    ['a loader, on a full disk', 'GET', { loader: full }],
    ['an action', 'POST', { action: lost }],
    ['a middleware', 'GET', { middleware: lost }],
  ] as const)('in %s is answered with 503, and reported once', async (_what, method, fails) => {
    const { ask, reported } = siteThat(fails);
    const response = await ask('/page', method);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual([503]);
    expect(reported).toHaveLength(1);
    expect((await ask('/resource', method)).status).toBe(503);
  });

  it.each(['loader', 'action', 'middleware'] as const)(
    'is not blamed for a bug in a %s',
    async (part) => {
      const { ask, reported } = siteThat({ [part]: mistake });
      const { status } = await ask('/page', part === 'action' ? 'POST' : 'GET');
      expect(status).toBe(500);
      expect(reported).toEqual([]);
    },
  );

  it('is not assumed when routes succeed', async () => {
    const { ask, reported } = siteThat({});
    expect((await ask('/page')).status).toBe(200);
    expect((await ask('/page', 'POST')).status).toBe(200);
    expect(reported).toEqual([]);
  });
});
