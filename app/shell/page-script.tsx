import { createContext, use } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  useMatches,
} from 'react-router';
import { noticePath } from '#app/domain/consent/notice.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { LanguageOffer } from '#app/i18n/negotiate.ts';
import { applyAccessibility } from '#app/inline/apply-accessibility.ts?inline-script';
import { checkLanguage } from '#app/inline/check-language.ts?inline-script';
import { deferHydration } from '#app/inline/defer-hydration.ts?inline-script';
import { openDataStream } from '#app/inline/open-data-stream.ts?inline-script';
import { InlineScript } from './inline-script.tsx';

/** Address of the page's hydration data, or null when the data is inline. Set on the server only. */
export const HydrateFrom = createContext<string | null>(null);

interface Page {
  stylesheet: string;
  language: Language;
  /** The languages of an address without one; null for all others. */
  offer: LanguageOffer | null;
}

/**
 * The page's one inline script, in its head. Only the server's HTML needs it, so the browser's build omits its text. It
 * takes the place of React Router's `<Scripts>`: the same data and the same modules, but nothing is requested before the
 * page has loaded or the visitor acts. Until then links, menus and forms work natively. In development `<Scripts>` stays,
 * for Vite's hot reload. See docs/decisions/003-hydration-on-intent.md.
 */
export function PageScript(page: Page) {
  return (
    <>
      <InlineScript text={import.meta.env.SSR ? useText(page) : ''} />
      {import.meta.env.PROD && import.meta.env.SSR && (
        <noscript>
          <link rel="stylesheet" href={page.stylesheet} />
        </noscript>
      )}
    </>
  );
}

/** Scripts that run before the first paint, and those that wait. */
function useText({ stylesheet, language, offer }: Page): string {
  const start = useStart(stylesheet, language);
  return [
    ...(offer ? [checkLanguage(offer.languages, offer.detectsLanguage)] : []),
    applyAccessibility(stylesheet),
    ...(import.meta.env.PROD ? start : []),
  ].join(';');
}

function useStart(stylesheet: string, language: Language): string[] {
  const framework = use(FrameworkContext);
  const router = use(DataRouterContext);
  const matches = useMatches();
  const data = use(HydrateFrom);
  if (!framework || !router?.staticContext || !import.meta.env.PROD) return [];
  // oxlint-disable-next-line react/immutability -- React Router's own <Scripts> requests the page's data in this way
  if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;

  const { entry, url } = framework.manifest;
  return [
    `__reactRouterContext=${withoutDefaults(framework.serverHandoffString)}`,
    ...(data ? [] : [openDataStream()]),
    deferHydration(entry.module, {
      stylesheet,
      manifest: url,
      routes: matches.map(({ id }) => id),
      data,
      notice: noticePath + language,
    }),
  ];
}

/** What React Router hands over, without what is its default: flags that are false, and no base path. */
function withoutDefaults(handoff = '{}'): string {
  return JSON.stringify(JSON.parse(handoff), (key, value: unknown) =>
    value === false || (key === 'basename' && value === '/') ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`);
}
