import type { ReactNode } from 'react';

/** Id of a page's main landmark, where its skip link leads. */
export const contentId = 'content';

/** The main landmark: a screen, without the bars and menus around it. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id={contentId} tabIndex={-1} className="outline-none">
      {children}
    </main>
  );
}
