import { Problem } from './problem.tsx';
import { SubmitButton } from './submit-button.tsx';

/** The end of a form: what went wrong, the button that sends it, and the one that leaves it. */
export function FormFoot({
  problem,
  isBusy,
  submit,
  cancel,
}: {
  problem: string | null;
  isBusy: boolean;
  submit: string;
  /** Null where only the dialog's own button leaves it. */
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
