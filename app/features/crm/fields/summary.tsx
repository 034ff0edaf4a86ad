import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** The summary of a disclosure, with its arrow. */
export function Summary({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <summary className={`flex w-fit min-h-control cursor-pointer items-center gap-2 ${className}`}>
      {children}
      <Icon name="chevron-down" className="icon size-4 text-dust [[open]>summary>&]:rotate-180" />
    </summary>
  );
}
