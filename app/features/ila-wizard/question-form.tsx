import { useEffect, useRef, type ReactNode } from 'react';
import { formText } from '#app/domain/form-text.ts';
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

  function read() {
    if (!form.current) return;
    const data = new FormData(form.current);
    onInput(readWizardInput((name) => formText(data, name)).input);
  }
  // What was answered before hydration; afterwards the form tells itself.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(read, []);

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
