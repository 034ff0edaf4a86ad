import { layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';
import { prefixes, withPrefix } from './i18n/address.ts';
import { moved, paths, screenIds } from './i18n/paths.ts';
import { formTokenPath } from './domain/leads/form-fields.ts';
import { cockpitPath } from './domain/cockpit.ts';
import { promptsPath } from './domain/prompt-run.ts';
import { apiModules } from './routes/api/api-modules.ts';
import { resourceModules, screenModules } from './routes/screen-modules.ts';

/** The same route has one id for each form of its address. They are short: every browser gets the list of them. */
function screensUnder(prefix: (typeof prefixes)[number]): RouteConfigEntry[] {
  let count = 0;
  const id = () => `${prefix || '/bare'}.${(count++).toString(36)}`;
  return [
    ...screenIds.flatMap((screen) =>
      paths[screen].map((path) =>
        route(withPrefix(prefix, path), screenModules[screen], {
          id: id(),
          caseSensitive: true,
        }),
      ),
    ),
    ...Object.keys(moved).map((path) =>
      route(withPrefix(prefix, path), 'routes/moved.ts', { id: id(), caseSensitive: true }),
    ),
    route(`${prefix}/*`, 'routes/not-found.ts', { id: id() }),
  ];
}

export default [
  ...prefixes.map((prefix) =>
    layout('routes/screen-layout.tsx', { id: prefix || 'bare' }, screensUnder(prefix)),
  ),
  ...Object.entries(resourceModules).map(([path, file]) => route(path, file)),
  route('/words/:language/:widget', 'routes/words.ts'),
  route('/rss/:feed', 'routes/rss.ts'),
  route(cockpitPath, 'routes/cockpit.ts'),
  route('/search.json', 'routes/search-json.ts'),
  route(formTokenPath, 'routes/form-token.ts'),
  route(promptsPath, 'routes/prompts.ts'),
  layout(
    'routes/api/session.ts',
    { id: 'api' },
    Object.entries(apiModules).map(([path, file]) => route(path, file)),
  ),
  route('/og/:language/:image', 'routes/open-graph-image.ts'),
] satisfies RouteConfig;
