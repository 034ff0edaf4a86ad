import type { ReactNode } from 'react';

/** Id of a page's main landmark, the target of its skip link. */
export const contentId = 'content';

/** The main landmark: a screen without the surrounding bars and menus. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
