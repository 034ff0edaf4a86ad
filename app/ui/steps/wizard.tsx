import { useEffect, useRef, type ReactNode } from 'react';
import { Stepper } from './stepper.tsx';

/**
 * A step-by-step tool: its progress, and the current step, whose title is focused on arrival.
 *
 * @param stepper texts of the list of steps; see Stepper
 * @param current index of the current step
 * @param progress further progress indicator
 */
export function Wizard({
  stepper: { label, done },
  steps,
  current,
  progress,
  children,
}: {
  stepper: { label: string; done: string };
  steps: readonly string[];
  current: number;
  progress?: ReactNode;
  children: ReactNode;
}) {
  const section = useRef<HTMLDivElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    section.current?.querySelector<HTMLElement>('[data-step-title]')?.focus();
  }, [current]);
  return (
    <div ref={section}>
      <div className="mx-auto mb-10 max-w-[46rem] print:hidden">
        <Stepper label={label} done={done} steps={steps} current={current} />
        {progress}
      </div>
      {children}
    </div>
  );
}

/** The title of a step, which receives the focus. */
export function StepTitle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <h2 data-step-title tabIndex={-1} className={`outline-none ${className}`}>
      {children}
    </h2>
  );
}
