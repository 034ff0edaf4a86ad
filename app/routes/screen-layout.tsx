import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { LastResort } from '#app/shell/last-resort.tsx';
import { useShell } from '#app/shell/visit-provider.tsx';

export default function ScreenLayout() {
  return <Outlet />;
}

/** Errors of a screen are shown inside the frame: this boundary stands below the root's loader. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useShell();
  if (!shell) return <LastResort error={error} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const detail: unknown = isRouteErrorResponse(error) ? error.data : null;
  return <ErrorScreen copy={shell.copy.errors} status={status} detail={detail} />;
}
