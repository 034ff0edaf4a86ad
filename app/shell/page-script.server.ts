import type { EntryContext } from 'react-router';
import type { LanguageOffer } from '#app/i18n/negotiate.ts';
import { checkLanguage } from '#app/inline/check-language.ts?inline-script';
import { usualContext } from '#app/inline/defer-hydration.ts';
import { deferHydration } from '#app/inline/defer-hydration.ts?inline-script';
import { loadAccessibility } from '#app/inline/load-accessibility.ts?inline-script';
import { openDataStream } from '#app/inline/open-data-stream.ts?inline-script';
import { settingsScript } from './accessibility/settings-script.server.ts';

/**
 * A page's one inline script: what runs before the first paint, and what takes the place of React Router's `<Scripts>`.
 * The data and the modules are the same, but nothing is requested before the page has loaded or the visitor acts; until
 * then links, menus and forms work natively. See docs/decisions/003-hydration-on-intent.md.
 *
 * @param offer the languages of an address without one; null for all others
 */
export function pageScriptOf(
  entry: EntryContext,
  { stylesheet, offer }: { stylesheet: string; offer: LanguageOffer | null },
): string {
  return [
    ...(offer ? [checkLanguage(offer.languages, offer.detectsLanguage)] : []),
    loadAccessibility(
      `<script src=${settingsScript.address}></script><link rel=stylesheet href=${stylesheet}>`,
    ),
    // Development keeps `<Scripts>`, for Vite's hot reload.
    ...(import.meta.env.PROD ? hydrationOf(entry) : []),
  ].join(';');
}

function hydrationOf({
  manifest,
  serverHandoffString,
  serverHandoffStream,
  staticHandlerContext,
}: EntryContext): string[] {
  const context = withoutDefaults(serverHandoffString);
  const hasInlineData = serverHandoffStream !== undefined;
  const isUsual = !hasInlineData && context === JSON.stringify(usualContext);
  return [
    ...(isUsual ? [] : [`__reactRouterContext=${context}`]),
    ...(hasInlineData ? [openDataStream()] : []),
    deferHydration(manifest.entry.module, {
      manifest: manifest.url,
      routes: staticHandlerContext.matches.map(({ route }) => route.id),
    }),
  ];
}

/** React Router's context without default values: flags that are false, and an empty base path. */
function withoutDefaults(handoff = '{}'): string {
  return JSON.stringify(JSON.parse(handoff), (key, value: unknown) =>
    value === false || (key === 'basename' && value === '/') ? undefined : value,
  ).replaceAll('<', String.raw`\u003c`);
}
