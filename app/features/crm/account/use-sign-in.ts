import { useState, type SubmitEvent } from 'react';
import { useNavigation } from 'react-router';
import { loginDelay, type DemoPair } from '#app/domain/crm/sandbox/demo-session.ts';
import { formText } from '#app/domain/form-text.ts';
import { useCrm } from '../session/crm-provider.tsx';

/** Signs in to the sandbox in the browser, or leaves the form to the server. */
export function useSignIn(demo: DemoPair & { name: string }, onSandbox: () => void) {
  const { login, isLoading } = useCrm();
  const isSending = useNavigation().formMethod === 'POST';
  /** State of a sign-in in the browser, which replaces the server's earlier answer; null before one. */
  const [attempt, setAttempt] = useState<'filled' | 'asking' | 'refused' | null>(null);
  const isEntering = attempt === 'asking' || isSending;
  /** Work of the previous session may still be running. */
  const isBusy = isLoading || isEntering;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    const pair = pairIn(event.currentTarget);
    setAttempt('asking');
    if (pair.email.trim().toLowerCase() !== demo.email.toLowerCase()) {
      // The server may answer sooner: browser and server both reject wrong credentials after the same delay.
      setTimeout(() => setAttempt(null), loginDelay);
      return;
    }
    event.preventDefault();
    onSandbox();
    if (!(await login(demo, pair))) setAttempt('refused');
  }

  const markFilled = () => setAttempt(attempt === 'asking' ? attempt : 'filled');
  return { attempt, isSending, isEntering, isBusy, submit, markFilled };
}

function pairIn(form: HTMLFormElement): DemoPair {
  const typed = new FormData(form);
  const text = (name: string) => formText(typed, name) ?? '';
  return { email: text('crm-email'), password: text('crm-password') };
}
