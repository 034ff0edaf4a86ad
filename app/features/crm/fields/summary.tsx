import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/** What opens a part of the desk, with the sign that it does. */
export function Summary({ children, look = '' }: { children: ReactNode; look?: string }) {
  return (
    <summary className={`flex w-fit min-h-11 cursor-pointer items-center gap-2 ${look}`}>
      {children}
      <Icon name="chevron-down" className="icon size-4 text-dust [[open]>summary>&]:rotate-180" />
    </summary>
  );
}
