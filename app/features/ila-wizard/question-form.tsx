import { useEffect, useRef, type ReactNode } from 'react';
import { queryOf } from '#app/domain/ila/saved-results.ts';
import {
  readWizardInput,
  type WizardField,
  type WizardInput,
} from '#app/domain/ila/wizard-fields.ts';
import {
  measuredFields,
  wizardFields,
  wizardSteps,
  type WizardStep,
} from '#app/domain/ila/wizard-link.ts';
import { StepForm } from '#app/ui/steps/step-form.tsx';

/** Props of every step. */
export interface StepProps<Copy> {
  copy: Copy;
  input: WizardInput;
  onInput: (input: WizardInput) => void;
  onMove: (step: WizardStep) => void;
  /** Questions answered by an audit; they are not asked again. */
  measured: readonly WizardField[];
}

/** One step's questions, read on every input. */
export function QuestionForm({
  title,
  lead,
  own,
  input,
  onInput,
  onMove,
  measured,
  measuredText,
  buttons,
  children,
}: Omit<StepProps<never>, 'copy'> & {
  /** The audit's answers, shown instead of this step's questions. */
  measuredText: ReactNode;
  title: string;
  lead: string;
  /** Fields rendered by the children. */
  own: readonly WizardField[];
  buttons: ReactNode;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  const asked = own.filter((field) => !measured.includes(field));
  const isShown = (name: string) => name === 'step' || asked.some((each) => each === name);
  const hidden = [
    ...wizardFields(input, 'business').filter(([name]) => !isShown(name)),
    ...measuredFields(measured),
  ];

  function present(): WizardInput {
    if (!form.current) return input;
    return readWizardInput(new FormData(form.current)).input;
  }
  const read = () => onInput(present());

  // Reads answers given before hydration; afterwards input events report them.
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
      {measuredText}
      {children}
    </StepForm>
  );
}
