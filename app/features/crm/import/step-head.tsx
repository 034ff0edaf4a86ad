import type { ReactNode } from 'react';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Title of a step. It takes the focus, so that the keyboard and screen readers start at the step. */
export function StepHead({ children }: { children: ReactNode }) {
  return (
    <h3 ref={focus} tabIndex={-1} className="heading outline-none">
      {children}
    </h3>
  );
}
