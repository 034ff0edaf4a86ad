import {
  data,
  isRouteErrorResponse,
  Outlet,
  useRouteError,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { closedScreens } from '#app/i18n/module-screens.ts';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { RootErrorScreen } from '#app/shell/root-error-screen.tsx';
import { useShell } from '#app/shell/visit-provider.tsx';
import type { Route } from './+types/screen-layout';

/** A screen of a module that the cockpit has closed is not there. */
export function loader({ context }: Route.LoaderArgs) {
  const { screen } = context.get(visitContext);
  if (screen && closedScreens(context.get(publicSettingsContext).closed).has(screen))
    throw data(null, { status: 404 });
  return null;
}

/** What stays on its page stays open. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export default function ScreenLayout() {
  return <Outlet />;
}

/** Errors of a screen are shown inside the frame: this boundary stands below the root's loader. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useShell();
  if (!shell) return <RootErrorScreen error={error} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const detail: unknown = isRouteErrorResponse(error) ? error.data : null;
  return <ErrorScreen copy={shell.copy.errors} status={status} detail={detail} />;
}
