import type { ReactNode, Ref } from 'react';
import { Icon } from './icon.tsx';

/**
 * What opens under a line of its own, by the browser's own means.
 *
 * @param name of those only one is open at a time
 * @param className its edges
 */
export function Fold({
  ref,
  name,
  className = 'border-b border-line',
  isOpen,
  title,
  children,
}: {
  ref?: Ref<HTMLDetailsElement>;
  name?: string;
  className?: string;
  isOpen?: boolean;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <details ref={ref} name={name} className={className} open={isOpen}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium hover:text-lumen">
        {title}
        <Icon name="chevron-down" className="icon chevron" />
      </summary>
      {children}
    </details>
  );
}
