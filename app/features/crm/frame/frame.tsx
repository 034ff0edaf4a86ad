import type { ReactNode } from 'react';
import { useStored } from '#app/ui/stored.ts';
import { storedDensity } from './bar/density.ts';

/** Id of what follows the bar. */
export const contentId = 'crm-content';

/** The signed-in CRM, in place of the site's own frame: workspace.css hides that as long as this one is there. */
export function Frame({ skip, children }: { skip: string; children: ReactNode }) {
  const density = useStored(storedDensity);
  return (
    <div className="workspace" data-density={density}>
      <a className="skip-link" href={`#${contentId}`}>
        {skip}
      </a>
      {children}
    </div>
  );
}

/** What follows the bar. */
export function FrameContent({ children }: { children: ReactNode }) {
  return (
    <div id={contentId} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
