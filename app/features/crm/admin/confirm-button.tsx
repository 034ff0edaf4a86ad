import { useState } from 'react';
import type { Question } from '#app/content/admin/shape.ts';
import { fill } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useAdmin } from './admin-context.tsx';
import { Problem } from './problem.tsx';
import { useDeed } from './use-deed.ts';

const none = {};

/**
 * A button that asks before it does something.
 *
 * @param values for the places of the question
 * @param said once it is done
 */
export function AskFirst<Result>({
  label,
  question,
  values = none,
  said,
  work,
  onDone,
}: {
  label: string;
  question: Question;
  values?: Record<string, string>;
  said: string;
  work: () => Promise<Result>;
  onDone: (result: Result) => void;
}) {
  const { words } = useAdmin();
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, problem, run } = useDeed();

  async function go() {
    const done = await run(work, said);
    if (!done) return;
    setIsAsking(false);
    onDone(done.result);
  }

  return (
    <>
      <button type="button" className="button px-4" onClick={() => setIsAsking(true)}>
        {label}
      </button>
      {isAsking && (
        <Modal
          title={fill(question.title, values)}
          close={words.close}
          onClose={() => setIsAsking(false)}
        >
          <p>{fill(question.text, values)}</p>
          <Problem text={problem} />
          <div className="mt-6 flex flex-wrap gap-3">
            <button
              type="button"
              className="button button-primary disabled:opacity-60"
              disabled={isBusy}
              onClick={() => void go()}
            >
              {isBusy ? words.busy : question.yes}
            </button>
            <button type="button" className="button" onClick={() => setIsAsking(false)}>
              {words.cancel}
            </button>
          </div>
        </Modal>
      )}
    </>
  );
}
