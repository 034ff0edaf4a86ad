import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { AppSetUp, SignInStage, StaffAnswer } from '#app/domain/staff/answer.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { AppFields } from './app-fields.tsx';
import { newPasswordField, problemText } from './problem-text.ts';
import { StaffForm } from './staff-form.tsx';

/**
 * The step after the password: a code of the second factor, a new password, or setting up the second factor that a role
 * requires.
 */
export function SignInStep({
  step,
  copy,
  setUp,
  answer,
}: {
  step: Exclude<SignInStage, 'sign-in'>;
  copy: StaffCopy;
  /** The app to set up. */
  setUp: AppSetUp | null;
  answer: StaffAnswer | undefined;
}) {
  const { language } = useVisit();
  const problem = problemText(answer, copy.problems, copy.secondStep.refused, language);
  const about = newPasswordField(answer);
  const { title, lead, intent, submit } = stepOf(step, copy);
  return (
    <div className="mx-auto grid max-w-[34rem] gap-6 py-12 lg:py-20">
      <div>
        <h1 className="title">{title}</h1>
        <p className="lead mt-3">{lead}</p>
      </div>
      <div className="panel grid gap-5 p-6 sm:p-8">
        <StaffForm
          intent={intent}
          submit={submit}
          busy={copy.busy}
          problem={about ? undefined : problem}
        >
          {step === 'set-up-app' && setUp && (
            <AppFields copy={copy.account.secondStep} setUp={setUp} />
          )}
          {step === 'second-step' && (
            <TextField
              name="crm-code"
              label={copy.secondStep.code}
              help={copy.secondStep.help}
              autoComplete="one-time-code"
              maxLength={40}
              required
            />
          )}
          {step === 'new-password' && (
            <NewPasswordFields copy={copy.newPassword} about={about} problem={problem} />
          )}
        </StaffForm>
        <StaffForm
          intent="sign-out"
          submit={copy.startAgain}
          busy={copy.busy}
          isPrimary={false}
          className="grid border-t border-line pt-5"
        />
      </div>
    </div>
  );
}

function stepOf(step: Exclude<SignInStage, 'sign-in'>, copy: StaffCopy) {
  switch (step) {
    case 'second-step':
      return { intent: step, ...copy.secondStep };
    case 'new-password':
      return { intent: step, ...copy.newPassword };
    case 'set-up-app':
      return {
        intent: 'confirm-app',
        submit: copy.account.secondStep.confirm,
        ...copy.requiredSetUp,
      } as const;
  }
}

/**
 * A new password, typed twice.
 *
 * @param about the field that the problem is about, beside which it is shown
 */
export function NewPasswordFields({
  copy: { password, help, again },
  about,
  problem,
}: {
  copy: { password: string; help: string; again: string };
  about: ReturnType<typeof newPasswordField>;
  problem: string | undefined;
}) {
  const shared = { type: 'password', autoComplete: 'new-password', required: true } as const;
  const errorOf = (name: typeof about) => ({
    error: about === name && problem && <span role="alert">{problem}</span>,
  });
  return (
    <>
      <TextField name="crm-new" label={password} help={help} {...shared} {...errorOf('crm-new')} />
      <TextField name="crm-again" label={again} {...shared} {...errorOf('crm-again')} />
    </>
  );
}
