import type { StaffCopy } from '#app/content/staff/shape.ts';
import type { AccountView, StaffAnswer } from '#app/domain/staff/answer.ts';
import { sensitiveIntents, type SensitiveIntent } from '#app/domain/staff/sensitive-changes.ts';

/** Password, and code if two factor sign-in is on, to confirm a sensitive change. A page may have several. */
export function ConfirmFields({
  copy,
  hasSecondStep,
}: {
  copy: StaffCopy['confirmation'];
  hasSecondStep: boolean;
}) {
  return (
    <>
      <Field
        name="confirm-password"
        type="password"
        label={copy.password}
        autoComplete="current-password"
      />
      {hasSecondStep && (
        <Field name="confirm-code" type="text" label={copy.code} autoComplete="one-time-code" />
      )}
    </>
  );
}

function Field({
  label,
  ...input
}: {
  name: string;
  type: 'password' | 'text';
  label: string;
  autoComplete: 'current-password' | 'one-time-code';
}) {
  return (
    <label className="grid grid-cols-1 content-start gap-1.5">
      <span className="small">{label}</span>
      <input {...input} className="input" maxLength={200} required />
    </label>
  );
}

/** Whether the form of a sensitive intent shows the confirmation fields. */
export function asksConfirmation(
  intent: SensitiveIntent,
  { isConfirmed }: Pick<AccountView, 'isConfirmed'>,
  answer: StaffAnswer | undefined,
): boolean {
  const isRefused =
    answer?.problem === 'confirmation-required' || answer?.problem === 'not-confirmed';
  return sensitiveIntents[intent] === 'with-form' || !isConfirmed || isRefused;
}
