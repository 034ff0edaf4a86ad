import { useMemo, type ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { parseAddress, withPrefix, type Prefix } from '#app/i18n/address.ts';
import { agencyLanguage } from '#app/i18n/languages.ts';
import { partsOf } from '#app/i18n/linked-text.ts';
import { isOpenAmong } from '#app/i18n/module-screens.ts';
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
  const shell = useShell();
  const language = shell?.language ?? fixed ?? agencyLanguage;
  const closed = shell?.closed;
  const sampleMark = shell?.company.sample?.mark ?? null;
  const visit = useMemo<Visit>(
    () => ({
      language,
      prefix,
      address: (path, hash) => withPrefix(prefix, path + (hash ?? '')),
      linked: (text) =>
        partsOf(text).map((part) => ({
          ...part,
          to: part.to && addressOf(part.to, prefix),
        })),
      sampleMark,
      isOpen: isOpenAmong(new Set(closed)),
    }),
    [language, prefix, closed, sampleMark],
  );
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/** The address of a link within a text: its path in the page's language, or another site. */
function addressOf(to: string, prefix: Prefix): string {
  return to.startsWith('/') ? withPrefix(prefix, to) : to;
}
