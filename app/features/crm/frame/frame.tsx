import type { ReactNode } from 'react';
import { useStored } from '#app/ui/stored.ts';
import { storedDensity } from './bar/density.ts';

/** The signed-in CRM, which replaces the site's own frame: workspace.css hides that while this one is rendered. */
export function Frame({ children }: { children: ReactNode }) {
  const density = useStored(storedDensity);
  return (
    <div className="workspace" data-density={density}>
      {children}
    </div>
  );
}
