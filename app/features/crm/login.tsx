import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import type { CrmLoginCopy } from '#app/content/crm/shape.ts';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import { loginDelay, type DemoPair } from '#app/domain/crm/demo-session.ts';
import type { StaffAnswer } from '#app/domain/staff/answer.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { useCrm } from './session/crm-provider.tsx';
import { problemText } from './staff/problem-text.ts';
import { Problem } from './staff/staff-form.tsx';

/**
 * One door to two places. The published pair opens the sandbox and is looked at here only; any other pair is sent to the
 * server, with and without scripts. With scripts the button waits for React, which is what keeps the published pair here.
 *
 * @param answer what the server says of the pair it was last sent
 * @param onSandbox fetches what stands behind the sandbox's door while the pair is looked at
 */
export function Login({
  copy,
  staff,
  demo,
  answer,
  onSandbox,
}: {
  copy: CrmLoginCopy;
  staff: StaffCopy;
  demo: DemoPair & { name: string };
  answer: StaffAnswer | undefined;
  onSandbox: () => void;
}) {
  const { login, isLoading, hasLeft } = useCrm();
  const isHydrated = useHydrated();
  const isSending = useNavigation().formMethod === 'POST';
  /**
   * What the browser itself does with a pair, in place of the server's answer to one before; null while it does nothing.
   */
  const [own, setOwn] = useState<'filled' | 'asking' | 'refused' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEntering = own === 'asking' || isSending;
  /** Other work may still be under way, for whoever has just left. */
  const isBusy = isLoading || isEntering;

  useEffect(() => {
    // What had the focus has gone with the desk.
    if (hasLeft) heading.current?.focus();
  }, [hasLeft]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    if (isBusy) {
      event.preventDefault();
      return;
    }
    const pair = pairIn(event.currentTarget);
    setOwn('asking');
    if (pair.email.trim().toLowerCase() !== demo.email.toLowerCase()) {
      // The server may be quicker: a wrong pair is refused after the same second, whoever looked at it.
      setTimeout(() => setOwn(null), loginDelay);
      return;
    }
    event.preventDefault();
    onSandbox();
    if (!(await login(demo, pair))) setOwn('refused');
  }

  function fillIn() {
    for (const [name, value] of [
      ['crm-email', demo.email],
      ['crm-password', demo.password],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    setOwn(own === 'asking' ? own : 'filled');
  }

  const said = isSending ? undefined : problemText(answer, staff.problems, copy.refused);
  const problem = own === 'refused' ? copy.refused : own === null ? said : undefined;
  const send = isEntering ? copy.submitting : copy.submit;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-2 lg:py-20">
      <div>
        <h1 ref={heading} tabIndex={-1} className="title outline-none">
          {copy.heading}
        </h1>
        <p className="lead mt-4">{copy.lead}</p>
        <div className="mt-10 border-t border-line pt-6">
          <h2 className="heading">{copy.hint}</h2>
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt className="text-dust">{copy.email}</dt>
            <dd className="tabular font-semibold">{demo.email}</dd>
            <dt className="text-dust">{copy.password}</dt>
            <dd className="tabular font-semibold">{demo.password}</dd>
          </dl>
          <button type="button" className="text-link scripted mt-4 min-h-11" onClick={fillIn}>
            {copy.hintUse}
          </button>
          <p className="small mt-4 max-w-[60ch] text-dust">{copy.sandbox}</p>
        </div>
      </div>
      <Form
        method="post"
        ref={form}
        className="panel grid content-start gap-5 self-start p-6 sm:p-8"
        aria-label={copy.submit}
        aria-busy={isEntering}
        onSubmit={submit}
      >
        <noscript>{copy.noScript}</noscript>
        <TextField
          name="crm-email"
          type="email"
          label={copy.email}
          initial={answer?.email ?? ''}
          autoComplete="username"
          required
        />
        <TextField
          name="crm-password"
          type="password"
          label={copy.password}
          autoComplete="current-password"
          required
        />
        {problem && <Problem text={problem} />}
        {/* With scripts this is no button at all, and Enter waits for React as a press does. */}
        <noscript>
          <button type="submit" className="button button-primary">
            {copy.submit}
          </button>
        </noscript>
        <button
          type="submit"
          className="button button-primary scripted disabled:opacity-60"
          disabled={!isHydrated || isBusy}
        >
          {send}
        </button>
        <p className="small text-dust">{staff.ownAccount}</p>
      </Form>
    </div>
  );
}

function pairIn(form: HTMLFormElement): DemoPair {
  const typed = new FormData(form);
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: text('crm-email'), password: text('crm-password') };
}
