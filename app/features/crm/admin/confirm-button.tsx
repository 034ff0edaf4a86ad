import { useState } from 'react';
import type { Question } from '#app/content/admin/question.ts';
import { fill } from '#app/i18n/format.ts';
import { Problem } from '../fields/problem.tsx';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useAdmin } from './admin-context.tsx';

const none = {};

/**
 * A button that asks for confirmation before its action.
 *
 * @param values for the question's placeholders
 * @param said announced on success
 * @param isIdle whether there is nothing to do: the button stays, and ignores presses
 */
export function ConfirmButton<Result>({
  label,
  question,
  values = none,
  said,
  isIdle = false,
  work,
  onDone,
}: {
  label: string;
  question: Question;
  values?: Record<string, string>;
  said: string;
  isIdle?: boolean;
  work: () => Promise<Result>;
  onDone: (result: Result) => void;
}) {
  const { messages } = useAdmin();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useMutation();

  async function confirm() {
    const done = await run(work, said);
    if (!done) return;
    setIsAsking(false);
    onDone(done.result);
  }

  return (
    <>
      <button
        type="button"
        className="button px-4 aria-disabled:opacity-60"
        aria-disabled={isIdle}
        onClick={() => !isIdle && setIsAsking(true)}
      >
        {label}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={fill(question.title, values)}
          close={messages.close}
          cancel={messages.cancel}
          yes={isBusy ? messages.busy : question.yes}
          isBusy={isBusy}
          onYes={() => void confirm()}
          onClose={() => setIsAsking(false)}
        >
          <p>{fill(question.text, values)}</p>
          <Problem text={problem} />
        </ConfirmDialog>
      )}
    </>
  );
}
