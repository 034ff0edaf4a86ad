import {
  data,
  isRouteErrorResponse,
  Outlet,
  useMatches,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { parseAddress } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { paths, type ScreenId } from '#app/i18n/paths.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { RelatedPages, type Related } from '#app/shell/navigation/related-pages.tsx';
import { relatedScreens } from '#app/shell/navigation/related-screens.ts';
import { RootErrorScreen } from '#app/shell/root-error-screen.tsx';
import { useShell } from '#app/shell/visit-provider.tsx';
import { Main } from '#app/ui/page/main.tsx';
import type { Route } from './+types/screen-layout';

/** A screen of a disabled module is a 404. Any other may link to related ones. */
export function loader({ context }: Route.LoaderArgs) {
  const { screen, language } = context.get(visitContext);
  if (!screen) return null;
  const closed = closedScreens(context.get(publicSettingsContext).closed);
  if (closed.has(screen)) throw data(null, { status: 404 });
  const related = relatedScreens[screen]?.filter((id) => !closed.has(id));
  return related ? relatedIn(language, related) : null;
}

function relatedIn(language: Language, related: readonly ScreenId[]): Related {
  const { screens, blog } = contentOf(language);
  const { before, emphasis, after } = blog.article.related;
  const pages = related.map((id) => ({ name: screens[id].name, path: paths[id][0] }));
  return { title: before + emphasis + after, pages };
}

/** Navigation within a page does not reload. An address without a prefix may change its language at any time. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  actionResult,
}: ShouldRevalidateFunctionArgs) {
  const { prefix } = parseAddress(nextUrl.pathname);
  return currentUrl.pathname !== nextUrl.pathname || (!prefix && actionResult === undefined);
}

/** A route's `handle` if its screen has bars of its own: it then renders its own `<main>`. */
export interface ScreenHandle {
  hasOwnMain: boolean;
}

export default function ScreenLayout({ loaderData }: Route.ComponentProps) {
  const handle = useMatches().at(-1)?.handle as ScreenHandle | undefined;
  if (handle?.hasOwnMain) return <Outlet />;
  return (
    <Main>
      <Outlet />
      {loaderData && <RelatedPages {...loaderData} />}
    </Main>
  );
}

/** Errors of a screen are shown inside the frame, because this boundary is below the root's loader. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useShell();
  if (!shell) return <RootErrorScreen error={error} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const detail: unknown = isRouteErrorResponse(error) ? error.data : null;
  return <ErrorScreen copy={shell.copy.errors} status={status} detail={detail} />;
}
