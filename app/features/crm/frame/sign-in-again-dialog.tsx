import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'react-router';
import { Modal } from '#app/ui/modal.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { signInAgain } from '../session/sign-in-again.ts';
import { useDesk } from './desk.tsx';
import { textsOf } from './form-text.ts';
import { useOnce } from './use-once.ts';

/** Lets the same person in again, over whatever they were doing. */
export function SignInAgain({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const {
    words: {
      live: { signIn: copy },
      frame,
    },
    user,
  } = useDesk();
  const { pathname } = useLocation();
  const once = useOnce();
  const [step, setStep] = useState<'sign-in' | 'second-step'>('sign-in');
  const [problem, setProblem] = useState<keyof typeof copy.problems | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const password = form.querySelector<HTMLInputElement>('[type="password"]')?.value ?? '';
    const fields =
      step === 'sign-in'
        ? { intent: step, 'crm-email': user?.email ?? '', 'crm-password': password }
        : { intent: step, 'crm-code': text('again-code') };
    return once(async () => {
      const outcome = await signInAgain(pathname, fields);
      if (outcome === 'open') return onDone();
      if (outcome !== 'more') return setProblem(outcome);
      // A password that has to be chosen first is no matter for a dialog.
      setProblem(step === 'sign-in' ? null : 'other');
      setStep('second-step');
    });
  }

  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <p className="text-dust">{copy.lead}</p>
      <form noValidate className="mt-5 grid gap-4" onSubmit={submit}>
        <p>
          <span className="small block text-dust">{copy.email}</span>
          <span className="wrap-anywhere">{user?.email}</span>
        </p>
        {step === 'sign-in' ? (
          <div>
            <label htmlFor="again-password" className="small mb-1.5 block">
              {copy.password}
            </label>
            <input
              id="again-password"
              type="password"
              className="input"
              autoComplete="current-password"
              maxLength={200}
            />
          </div>
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
