import type { ButtonHTMLAttributes, ReactNode, RefObject, SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { StepTitle } from './wizard.tsx';

/**
 * One step's questions. The fields are uncontrolled, so that values entered before hydration count; submitted without
 * scripts, the form requests another step from the page.
 *
 * @param hidden answers to the other steps, as hidden fields
 * @param onMove called with the number of the requested step, from 1
 * @param buttons StepButtons: Enter presses the first, which is displayed last
 */
export function StepForm({
  ref,
  title,
  lead,
  hidden,
  isBusy,
  onInput,
  onMove,
  buttons,
  children,
}: {
  ref: RefObject<HTMLFormElement | null>;
  title: string;
  lead: string;
  hidden: readonly (readonly [name: string, value: string])[];
  isBusy?: boolean;
  onInput: () => void;
  onMove: (step: number) => void;
  buttons: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent.submitter;
    onMove(pressed instanceof HTMLButtonElement ? Number(pressed.value) : 0);
  }

  return (
    <form
      ref={ref}
      action={pathname}
      className="panel mx-auto max-w-[46rem] p-6 sm:p-10"
      aria-busy={isBusy}
      onInput={onInput}
      onSubmit={submit}
    >
      {hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <StepTitle className="title">{title}</StepTitle>
      <p className="mt-2 mb-8 text-dust">{lead}</p>
      {children}
      <div className="mt-10 flex flex-row-reverse flex-wrap items-center justify-between gap-3">
        {buttons}
      </div>
    </form>
  );
}

/** Requests a step, by its number from 1. */
export function StepButton({
  to,
  look = '',
  ...button
}: {
  to: number;
  look?: 'button-primary' | '';
} & Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'aria-disabled' | 'children'>) {
  return (
    <button
      type="submit"
      name="step"
      value={to}
      className={`button ${look} disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress`}
      {...button}
    />
  );
}
