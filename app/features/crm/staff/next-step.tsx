import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { Door, StaffAnswer } from '#app/domain/staff/answer.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { problemText } from './problem-text.ts';
import { StaffForm } from './staff-form.tsx';

/** What is still asked of somebody whose password was right: a code, or a password of their own. */
export function NextStep({
  step,
  copy,
  answer,
}: {
  step: Exclude<Door, 'sign-in'>;
  copy: StaffCopy;
  answer: StaffAnswer | undefined;
}) {
  const problem = problemText(answer, copy.problems, copy.secondStep.refused);
  const { title, lead, submit } = step === 'second-step' ? copy.secondStep : copy.newPassword;
  return (
    <div className="mx-auto grid max-w-[34rem] gap-6 py-12 lg:py-20">
      <div>
        <h1 className="title">{title}</h1>
        <p className="lead mt-3">{lead}</p>
      </div>
      <div className="panel grid gap-5 p-6 sm:p-8">
        <StaffForm intent={step} submit={submit} busy={copy.busy} problem={problem}>
          {step === 'second-step' ? (
            <TextField
              name="crm-code"
              label={copy.secondStep.code}
              help={copy.secondStep.help}
              autoComplete="one-time-code"
              maxLength={40}
              required
            />
          ) : (
            <NewPasswordFields copy={copy.newPassword} />
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

/** A new password, twice. */
export function NewPasswordFields({
  copy: { password, help, again },
}: {
  copy: { password: string; help: string; again: string };
}) {
  const shared = { type: 'password', autoComplete: 'new-password', required: true } as const;
  return (
    <>
      <TextField name="crm-new" label={password} help={help} {...shared} />
      <TextField name="crm-again" label={again} {...shared} />
    </>
  );
}
