import { useState, type ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { May, useDesk } from './desk.tsx';
import { textsOf } from './form-text.ts';
import { useOnce } from './use-once.ts';
import { useUnsaved } from './use-unsaved.ts';

type Text = (name: string) => string;

/** What is wrong, or null when it is done and the dialog may close; undefined when that is said elsewhere. */
type Outcome = Promise<string | null | undefined>;

/**
 * The dialog in which a record is added, changed or deleted: one thing at a time, and nothing typed is lost.
 *
 * @param removal null while there is nothing to delete
 * @param below what follows the form
 */
export function RecordForm({
  title,
  save,
  removal,
  onClose,
  onInput,
  children,
  below,
}: {
  title: string;
  save: (text: Text) => Outcome;
  removal: { label: string; remove: () => Outcome } | null;
  onClose: () => void;
  onInput?: (text: Text) => void;
  children: ReactNode;
  below?: ReactNode;
}) {
  const {
    words: { frame },
  } = useDesk();
  const { guard, close } = useUnsaved(onClose);
  const once = useOnce();
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = (work: () => Outcome) =>
    once(async () => {
      const failed = await work();
      if (failed === undefined) return;
      setProblem(failed);
      if (!failed) close();
    });

  return (
    <Modal title={title} close={frame.close} onClose={close} guard={guard}>
      <form
        noValidate
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          const text = textsOf(event.currentTarget);
          void attempt(() => save(text));
        }}
        onInput={(event) => onInput?.(textsOf(event.currentTarget))}
      >
        {children}
        {problem && (
          <p role="alert" className="text-band-red sm:col-span-2">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-between gap-3 sm:col-span-2">
          <May action="edit">
            <button type="submit" className="button button-primary">
              {frame.save}
            </button>
          </May>
          {removal && (
            <May action="delete">
              <button type="button" className="button" onClick={() => attempt(removal.remove)}>
                <Icon name="trash" className="icon size-5" />
                {removal.label}
              </button>
            </May>
          )}
        </div>
      </form>
      {below}
    </Modal>
  );
}
