import type { ReactNode } from 'react';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Title of a step. It receives the focus, so that keyboard and screen-reader users start at the step. */
export function StepHead({ children }: { children: ReactNode }) {
  return (
    <h3 ref={focus} tabIndex={-1} className="heading outline-none">
      {children}
    </h3>
  );
}
