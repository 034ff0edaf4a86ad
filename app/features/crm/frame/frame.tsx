import type { ReactNode } from 'react';
import { useStored } from '#app/ui/stored.ts';
import { storedDensity } from './bar/density.ts';

/** The signed-in CRM, in place of the site's own frame: workspace.css hides that as long as this one is there. */
export function Frame({ children }: { children: ReactNode }) {
  const density = useStored(storedDensity);
  return (
    <div className="workspace" data-density={density}>
      {children}
    </div>
  );
}
