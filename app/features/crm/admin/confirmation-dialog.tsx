import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { formText } from '#app/domain/form-text.ts';
import { Modal } from '#app/ui/modal.tsx';
import { ConfirmFields } from '../account/confirm-fields.tsx';
import { FormFoot } from '../fields/form-foot.tsx';
import { confirmSession, type ConfirmOutcome } from '../session/confirm-session.ts';
import { useAdmin } from './admin-context.tsx';

/** A call that awaits a confirmation. */
export interface AwaitedConfirmation {
  hasSecondStep: boolean;
  /** Ends the wait, with or without the confirmation. */
  settle: (isConfirmed: boolean) => void;
}

/** Asks the signed-in user for password and code before a sensitive change; the waiting call is then repeated. */
export function ConfirmationDialog({ hasSecondStep, settle }: AwaitedConfirmation) {
  const { messages } = useAdmin();
  const { confirmation: copy } = messages;
  const { pathname } = useLocation();
  const [problem, setProblem] = useState<Exclude<ConfirmOutcome, 'confirmed'> | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => formText(form, name) ?? '';
    setIsBusy(true);
    const given = { password: text('confirm-password'), code: text('confirm-code') };
    const outcome = await confirmSession(pathname, given);
    setIsBusy(false);
    if (outcome === 'confirmed') settle(true);
    else setProblem(outcome);
  }

  return (
    <Modal title={copy.title} close={messages.close} onClose={() => settle(false)}>
      <p>{copy.lead}</p>
      <form className="mt-5 grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <ConfirmFields copy={copy} hasSecondStep={hasSecondStep} />
        <FormFoot
          problem={problem && copy.problems[problem]}
          isBusy={isBusy}
          submit={isBusy ? messages.busy : copy.submit}
          cancel={{ label: messages.cancel, onPress: () => settle(false) }}
        />
      </form>
    </Modal>
  );
}
