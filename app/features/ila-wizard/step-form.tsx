import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { formText } from '#app/domain/form-text.ts';
import {
  readWizardInput,
  wizardFields,
  wizardSteps,
  type WizardField,
  type WizardStep,
} from '#app/domain/ila/wizard-link.ts';
import type { WizardInput } from '#app/domain/ila/wizard-score.ts';

/** What each step is given. */
export interface StepProps<Copy> {
  copy: Copy;
  input: WizardInput;
  onInput: (input: WizardInput) => void;
  onMove: (step: WizardStep) => void;
}

/**
 * One step's questions. The fields keep their values in the document and this only reads them, so that what was typed
 * before hydration counts. The answers of the other steps travel hidden: sent without scripts, the form holds them all.
 *
 * @param own fields that the children show
 * @param buttons first the one that Enter presses; each names its step by `name="step"` and its number
 */
export function StepForm({
  title,
  lead,
  own,
  input,
  onInput,
  onMove,
  buttons,
  children,
}: Omit<StepProps<never>, 'copy'> & {
  title: string;
  lead: string;
  own: readonly WizardField[];
  buttons: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const hidden = wizardFields(input, 'business').filter(
    ([name]) => name !== 'step' && !own.some((each) => each === name),
  );

  function read() {
    if (!form.current) return;
    const data = new FormData(form.current);
    onInput(readWizardInput((name) => formText(data, name)).input);
  }
  // What was answered before hydration; afterwards the form tells itself.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    read();
    const pressed = event.nativeEvent.submitter;
    const number = pressed instanceof HTMLButtonElement ? Number(pressed.value) : 0;
    const step = wizardSteps[number - 1];
    if (step) onMove(step);
  }

  return (
    <form
      ref={form}
      action={pathname}
      className="panel mx-auto max-w-[42rem] p-6 sm:p-10"
      onInput={read}
      onSubmit={submit}
    >
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <h2 data-step-title tabIndex={-1} className="heading outline-none">
        {title}
      </h2>
      <p className="mt-2 mb-8 text-dust">{lead}</p>
      {children}
      <div className="mt-8 flex flex-wrap gap-3">{buttons}</div>
    </form>
  );
}
