import { createContext, use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from 'react-router';
import { deferHydration } from '#app/inline/defer-hydration.ts?inline-script';
import { openDataStream } from '#app/inline/open-data-stream.ts?inline-script';
import { noticePath } from '#app/domain/consent/notice.ts';
import type { Language } from '#app/i18n/languages.ts';
import { requestNotice } from '#app/inline/request-notice.ts?inline-script';
import { InlineScript } from './inline-script.tsx';

/** Address of the page's hydration data, or null when the data is inline. Set on the server only. */
export const HydrateFrom = createContext<string | null>(null);

/**
 * Takes the place of React Router's `<Scripts>`: the same data and the same modules, but app/inline/defer-hydration.ts
 * requests nothing until the browser is idle or the visitor acts. Until then links, menus and forms work natively. In
 * development `<Scripts>` stays, for Vite's hot reload. See docs/decisions/003-hydration-on-intent.md.
 */
export function DeferredHydration({
  stylesheet,
  language,
}: {
  stylesheet: string;
  language: Language;
}) {
  const framework = use(FrameworkContext);
  const router = use(DataRouterContext);
  const matches = useMatches();
  const data = use(HydrateFrom);
  if (!framework || !router?.staticContext) return null;
  // oxlint-disable-next-line react/immutability -- React Router's own <Scripts> requests the page's data in this way
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;

  const { entry, routes, url } = framework.manifest;
  const modules = Object.fromEntries(matches.map(({ id }) => [id, routes[id]?.module ?? '']));
  const imports = matches.flatMap(({ id }) => routes[id]?.imports ?? []);
  // Dependencies of the modules, requested at once to avoid a waterfall.
  const shared = new Set([...entry.imports, ...imports]);
  for (const module of Object.values(modules)) shared.delete(module);
  const scripts = [
    `__reactRouterContext=${withoutDefaults(framework.serverHandoffString)}`,
    ...(data ? [] : [openDataStream()]),
    deferHydration({
      stylesheet,
      data,
      shared: [...shared],
      manifest: url,
      modules,
      entry: entry.module,
    }),
    requestNotice(`${noticePath}${language}`),
  ];
  return (
    <>
      <noscript>
        <link rel="stylesheet" href={stylesheet} />
      </noscript>
      <InlineScript text={scripts.join(';')} />
    </>
  );
}

/** What React Router hands over, without what is its default: flags that are false, and no base path. */
function withoutDefaults(handoff = '{}'): string {
  return JSON.stringify(JSON.parse(handoff), (key, value: unknown) =>
    value === false || (key === 'basename' && value === '/') ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`);
}
