import { Problem } from './problem.tsx';
import { SubmitButton } from './submit-button.tsx';

/** The end of a form: its error message, submit button and cancel button. */
export function FormFoot({
  problem,
  isBusy,
  submit,
  cancel,
}: {
  problem: string | null;
  isBusy: boolean;
  submit: string;
  /** Null where only the dialog's own button cancels. */
  cancel: { label: string; onPress: () => void } | null;
}) {
  return (
    <>
      <Problem text={problem} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} className="button-primary">
          {submit}
        </SubmitButton>
        {cancel && (
          <button type="button" className="button" onClick={cancel.onPress}>
            {cancel.label}
          </button>
        )}
      </div>
    </>
  );
}
