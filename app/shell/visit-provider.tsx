import { useMemo, type ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { parseAddress, withPrefix } from '#app/i18n/address.ts';
import { VisitContext, type Visit } from '#app/ui/visit.ts';
import type { ShellData } from './shell-data.ts';

/** The frame's data from the root loader; undefined only when that loader failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}

/** Provides the page's language and the form of its address. */
export function VisitProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { prefix, language: fixed } = parseAddress(pathname);
  const language = useShell()?.language ?? fixed ?? 'fr';
  const closed = useShell()?.closed;
  const visit = useMemo<Visit>(
    () => ({
      language,
      prefix,
      address: (path, hash) => withPrefix(prefix, path + (hash ?? '')),
      isOpen: (address) => {
        const { screen } = parseAddress(address.split(/[?#]/, 1)[0] ?? '');
        return screen === null || !closed?.includes(screen);
      },
    }),
    [language, prefix, closed],
  );
  return <VisitContext value={visit}>{children}</VisitContext>;
}
