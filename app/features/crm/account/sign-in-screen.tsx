import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { CrmLoginCopy } from '#app/content/crm/shape.ts';
import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { DemoPair } from '#app/domain/crm/sandbox/demo-session.ts';
import type { StaffAnswer } from '#app/domain/staff/answer.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { problemText } from './problem-text.ts';
import { Problem } from './staff-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/**
 * Sign-in to the sandbox and to the CRM. The published pair opens the sandbox and is checked in the browser only; any
 * other pair is sent to the server, with and without scripts. With scripts the form is held until React listens, which
 * keeps the published pair in the browser.
 *
 * @param answer the server's answer to the last credentials
 * @param onSandbox loads the sandbox while the credentials are checked
 */
export function SignInScreen({
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
  const { hasLeft } = useCrm();
  const form = useRef<HTMLFormElement>(null);
  const { attempt, isSending, isEntering, isBusy, submit, markFilled } = useSignIn(demo, onSandbox);

  function fillIn() {
    for (const [name, value] of [
      ['crm-email', demo.email],
      ['crm-password', demo.password],
    ] as const) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    }
    markFilled();
  }

  const { language } = useVisit();
  const said = isSending ? undefined : problemText(answer, staff.problems, copy.refused, language);
  const problem = attempt === 'refused' ? copy.refused : attempt === null ? said : undefined;
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-2 lg:py-20">
      <div className="grid content-start gap-8">
        <Introduction copy={copy} lead={staff.ownAccount} hasLeft={hasLeft} />
        <Form
          method="post"
          data-held
          ref={form}
          className="panel grid content-start gap-5 p-6 sm:p-8"
          aria-label={copy.submit}
          aria-busy={isEntering}
          onSubmit={submit}
        >
          <noscript>{copy.noScript}</noscript>
          <PairFields copy={copy} email={answer?.email ?? ''} />
          {problem && <Problem text={problem} />}
          <button
            type="submit"
            className="button button-primary disabled:opacity-60"
            disabled={isBusy}
          >
            {isEntering ? copy.submitting : copy.submit}
          </button>
          <Link to="?oublie=1" className="text-link min-h-11 w-fit">
            {staff.forgot}
          </Link>
        </Form>
      </div>
      <Demo copy={copy} demo={demo} onFillIn={fillIn} />
    </div>
  );
}

function Introduction({
  copy,
  lead,
  hasLeft,
}: {
  copy: CrmLoginCopy;
  lead: string;
  hasLeft: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused element was removed with the workspace.
    if (hasLeft) heading.current?.focus();
  }, [hasLeft]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="title outline-none">
        {copy.heading}
      </h1>
      <p className="lead mt-4">{lead}</p>
    </div>
  );
}

/** Entry to the sandbox, separate from the staff's sign-in. */
function Demo({
  copy,
  demo,
  onFillIn,
}: {
  copy: CrmLoginCopy;
  demo: DemoPair;
  onFillIn: () => void;
}) {
  return (
    <aside
      aria-labelledby="crm-demo"
      className="self-start rounded-panel border border-dashed border-line-2 p-6 sm:p-8"
    >
      <h2 id="crm-demo" className="heading">
        {copy.hint}
      </h2>
      <p className="mt-3">{copy.lead}</p>
      <dl className="mt-5 grid gap-x-6 sm:grid-cols-[auto_1fr] sm:gap-y-2">
        <dt className="text-dust">{copy.email}</dt>
        <dd className="tabular font-semibold wrap-anywhere max-sm:mb-2">{demo.email}</dd>
        <dt className="text-dust">{copy.password}</dt>
        <dd className="tabular font-semibold wrap-anywhere">{demo.password}</dd>
      </dl>
      <button type="button" className="text-link scripted mt-4 min-h-11" onClick={onFillIn}>
        {copy.hintUse}
      </button>
      <p className="small mt-4 max-w-[60ch] text-dust">{copy.sandbox}</p>
    </aside>
  );
}

function PairFields({ copy, email }: { copy: CrmLoginCopy; email: string }) {
  return (
    <>
      <TextField
        name="crm-email"
        type="email"
        label={copy.email}
        initial={email}
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
    </>
  );
}
