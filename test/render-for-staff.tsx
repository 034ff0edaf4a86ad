import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { StaffProvider } from '#app/features/crm/frame/staff-context.tsx';
import type { Language } from '#app/i18n/languages.ts';
import { VisitContext } from '#app/ui/visit.ts';

/** HTML of a screen of the staff, with its apostrophes as characters. */
export function renderForStaff(
  screen: ReactNode,
  {
    language = 'fr',
    address = '/',
    may = () => true,
    problemOf = String,
  }: {
    language?: Language;
    address?: string;
    may?: (action: string) => boolean;
    problemOf?: (error: unknown) => string;
  } = {},
): string {
  const element = (
    <VisitContext value={{ language, address: (path: string) => path } as never}>
      <StaffProvider may={may} problemOf={problemOf}>
        {screen}
      </StaffProvider>
    </VisitContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('&#x27;', "'");
}
