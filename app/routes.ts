import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { prefixes, withPrefix } from './i18n/address.ts';
import { moved, paths } from './i18n/paths.ts';
import { promptsPath } from './domain/prompt-run.ts';
import { builtScreens, resourceModules, screenModules } from './routes/screen-modules.ts';

function screensUnder(prefix: (typeof prefixes)[number]): RouteConfigEntry[] {
  const id = (path: string) => `${prefix || 'bare'}:${path}`;
  return [
    ...builtScreens.flatMap((screen) =>
      paths[screen].map((path) =>
        route(withPrefix(prefix, path), screenModules[screen], {
          id: id(path),
          caseSensitive: true,
        }),
      ),
    ),
    ...Object.keys(moved).map((path) =>
      route(withPrefix(prefix, path), 'routes/moved.ts', { id: id(path), caseSensitive: true }),
    ),
    route(`${prefix}/*`, 'routes/not-found.ts', { id: id('*') }),
  ];
}

export default [
  ...prefixes.map((prefix) =>
    layout('routes/screen-layout.tsx', { id: prefix || 'bare' }, screensUnder(prefix)),
  ),
  ...Object.entries(resourceModules).map(([path, file]) => route(path, file)),
  route('/words/:language/:widget', 'routes/words.ts'),
  route('/search.json', 'routes/search-json.ts'),
  route(promptsPath, 'routes/prompts.ts'),
  route('/og/:language/:image', 'routes/open-graph-image.ts'),
] satisfies RouteConfig;
