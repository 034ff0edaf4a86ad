import type { ReactNode } from 'react';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** What a step is about: it takes the focus, so that the keyboard and screen readers are where the step begins. */
export function StepHead({ children }: { children: ReactNode }) {
  return (
    <h3 ref={focus} tabIndex={-1} className="heading outline-none">
      {children}
    </h3>
  );
}
