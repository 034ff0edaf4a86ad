import type { ReactNode, Ref } from 'react';
import { Icon } from '#app/ui/icon.tsx';

/**
 * A native disclosure: a summary line that opens its content.
 *
 * @param name of a group in which only one can be open
 * @param className classes of its borders
 */
export function Disclosure({
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
