import { useEffect, useRef, type ReactNode } from 'react';
import { formText } from '#app/domain/form-text.ts';
import { queryOf } from '#app/domain/ila/kept-results.ts';
import {
  readWizardInput,
  wizardFields,
  wizardSteps,
  type WizardField,
  type WizardStep,
} from '#app/domain/ila/wizard-link.ts';
import type { WizardInput } from '#app/domain/ila/wizard-score.ts';
import { StepForm } from '#app/ui/step-form.tsx';

/** What each step is given. */
export interface StepProps<Copy> {
  copy: Copy;
  input: WizardInput;
  onInput: (input: WizardInput) => void;
  onMove: (step: WizardStep) => void;
}

/** One step's questions, read as they are answered. */
export function QuestionForm({
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
  /** Fields that the children show. */
  own: readonly WizardField[];
  buttons: ReactNode;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const hidden = wizardFields(input, 'business').filter(
    ([name]) => name !== 'step' && !own.some((each) => each === name),
  );

  function present(): WizardInput {
    if (!form.current) return input;
    const data = new FormData(form.current);
    return readWizardInput((name) => formText(data, name)).input;
  }
  const read = () => onInput(present());

  // What was answered before hydration; afterwards the form tells itself.
  useEffect(() => {
    if (queryOf(present()) !== queryOf(input)) read();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <StepForm
      ref={form}
      title={title}
      lead={lead}
      hidden={hidden}
      onInput={read}
      onMove={(number) => {
        read();
        const step = wizardSteps[number - 1];
        if (step) onMove(step);
      }}
      buttons={buttons}
    >
      {children}
    </StepForm>
  );
}
