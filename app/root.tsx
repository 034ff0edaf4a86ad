import {
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import type { Route } from './+types/root';
import appStylesheet from './app.css?url';
import { company } from './content/company/facts.ts';
import { officesIn } from './content/company/offices.ts';
import { isSample } from './content/company/sample.ts';
import { contentOf } from './content/content.ts';
import { parseAddress } from './i18n/address.ts';
import { agencyLanguage } from './i18n/languages.ts';
import { publicSettingsContext } from './middleware/public-settings.ts';
import { siteContext } from './middleware/site.ts';
import { visitContext, visitMiddleware } from './middleware/visit.ts';
import { hydrate } from './shell/hydrate.client.tsx';
import { PageScript, PageStyles } from './shell/inline-sources.tsx';
import { Footer } from './shell/navigation/footer.tsx';
import { Header } from './shell/navigation/header.tsx';
import { ResourceHints } from './shell/resource-hints.tsx';
import { RootErrorScreen } from './shell/root-error-screen.tsx';
import { ScrollMemory } from './shell/scroll-memory.tsx';
import { shellDataIn, type ShellData } from './shell/shell-data.ts';
import { SiteNotices } from './shell/site-notices.tsx';
import { SystemProvider } from './shell/system/system-provider.tsx';
import { useShell, VisitProvider } from './shell/visit-provider.tsx';
import { Widgets } from './shell/widgets.tsx';
import sans from './ui/fonts/instrument-sans.woff2';
import serifItalic from './ui/fonts/instrument-serif-italic.woff2';
import serif from './ui/fonts/instrument-serif.woff2';
import { contentId } from './ui/page/main.tsx';

if (!import.meta.env.SSR) window.hydrate = hydrate;

export const middleware: Route.MiddlewareFunction[] = [visitMiddleware];

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return shellDataIn({
    language,
    site: context.get(siteContext),
    publicSettings: context.get(publicSettingsContext),
    company,
    offices: officesIn(language),
    isSample,
    content: {
      shell: contentOf(language).shell,
      errors: contentOf(language).errors,
      company: contentOf(language).company,
      notices: contentOf(language).notices,
    },
  });
}

/**
 * The frame changes with the language only. A fixed address says it; a bare one may have another at any time, when the
 * visitor has chosen it here or in another tab.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, actionResult } = args;
  const { prefix } = parseAddress(nextUrl.pathname);
  // An action that has something to say changed nothing of the frame, and may have found the server away.
  if (actionResult !== undefined) return false;
  return prefix === '' || parseAddress(currentUrl.pathname).prefix !== prefix;
}

/**
 * What only the server's HTML needs is left out of the browser's build by `SSR`. Not all of it: the address of the style
 * sheet must stand somewhere in the browser's build for it to have one.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useShell();
  const { language: named } = parseAddress(useLocation().pathname);
  const language = shell?.language ?? named ?? agencyLanguage;
  return (
    <html lang={language} className={shell && lookOf(shell.publicSettings.design)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#080b1a" />
        <PageScript />
        {import.meta.env.PROD && import.meta.env.SSR && (
          <noscript>
            <link rel="stylesheet" href={appStylesheet} />
          </noscript>
        )}
        <link rel="preload" as="font" type="font/woff2" href={sans} crossOrigin="" />
        <link rel="preload" as="font" type="font/woff2" href={serif} crossOrigin="" />
        <link rel="preload" as="font" type="font/woff2" href={serifItalic} crossOrigin="" />
        {shell && <ResourceHints hints={shell.hints} />}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <PageStyles />
        <Links />
        {import.meta.env.DEV && <link rel="stylesheet" href={appStylesheet} />}
      </head>
      <body>
        <VisitProvider>
          <SystemProvider>
            {shell && (
              <>
                <a className="skip-link" href={`#${contentId}`}>
                  {shell.copy.skipToContent}
                </a>
                <SiteNotices {...shell.notices.top} />
                <Header shell={shell} />
              </>
            )}
            {children}
            {shell && (
              <>
                <SiteNotices {...shell.notices.bottom} />
                <Footer shell={shell} />
                <Widgets copy={shell.copy.widgets} publicSettings={shell.publicSettings} />
              </>
            )}
          </SystemProvider>
        </VisitProvider>
        <ScrollMemory />
        {import.meta.env.DEV && <Scripts />}
      </body>
    </html>
  );
}

/** What the cockpit has switched off of the site's looks; see sky.css and reset.css. */
function lookOf({
  animations,
  haloEffects,
  morphingBackground,
}: ShellData['publicSettings']['design']) {
  const off = [!animations && 'still', !haloEffects && 'dim', !morphingBackground && 'plain'];
  return off.filter(Boolean).join(' ') || undefined;
}

export default function Root() {
  return <Outlet />;
}

/** Only reached when the frame itself could not be loaded; a screen's errors are shown inside it. */
export function ErrorBoundary() {
  return <RootErrorScreen error={useRouteError()} />;
}
