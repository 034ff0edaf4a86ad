import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { textsOf } from '../fields/form-text.ts';
import { signInAgain, type SignedInAgain } from '../session/sign-in-again.ts';
import { useMutation } from './use-mutation.ts';
import { useWorkspace } from './workspace.tsx';

/** Renews an expired session without leaving the page. */
export function SignInAgainDialog({
  onDone,
  onClose,
}: {
  onDone: () => void;
  onClose: () => void;
}) {
  const {
    messages: {
      live: { signIn: copy },
      frame,
    },
    user,
  } = useWorkspace();
  const { step, problem, submit } = useSignInAgain(user?.email ?? '', onDone);
  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <p className="text-dust">{copy.lead}</p>
      <form noValidate className="mt-5 grid gap-4" onSubmit={submit}>
        <p>
          <span className="small block text-dust">{copy.email}</span>
          <span className="wrap-anywhere">{user?.email}</span>
        </p>
        {step === 'sign-in' ? (
          <PasswordField label={copy.password} />
        ) : (
          <TextField name="again-code" label={copy.code} maxLength={40} />
        )}
        {problem && (
          <p role="alert" className="text-band-red">
            {copy.problems[problem]}
          </p>
        )}
        <button type="submit" className="button button-primary w-fit">
          {copy.submit}
        </button>
      </form>
    </Modal>
  );
}

type Problem = Exclude<SignedInAgain, 'open' | 'more'> | 'other';

function useSignInAgain(email: string, onDone: () => void) {
  const { pathname } = useLocation();
  const { run: once } = useMutation('frame');
  const [step, setStep] = useState<'sign-in' | 'second-step'>('sign-in');
  const [problem, setProblem] = useState<Problem | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const password = form.querySelector<HTMLInputElement>('[type="password"]')?.value ?? '';
    const fields =
      step === 'sign-in'
        ? { intent: step, 'crm-email': email, 'crm-password': password }
        : { intent: step, 'crm-code': text('again-code') };
    return once(async () => {
      const outcome = await signInAgain(pathname, fields);
      if (outcome === 'open') return onDone();
      if (outcome !== 'more') return setProblem(outcome);
      // A new password can only be chosen on the sign-in page.
      setProblem(step === 'sign-in' ? null : 'other');
      setStep('second-step');
    });
  }

  return { step, problem, submit };
}

function PasswordField({ label }: { label: string }) {
  return (
    <div>
      <label htmlFor="again-password" className="small mb-1.5 block">
        {label}
      </label>
      <input
        id="again-password"
        type="password"
        className="input"
        autoComplete="current-password"
        maxLength={200}
      />
    </div>
  );
}
