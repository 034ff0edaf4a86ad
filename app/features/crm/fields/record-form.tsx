import { useState, type ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { May } from '../frame/staff-context.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useUnsaved } from '../frame/use-unsaved.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { textsOf } from './form-text.ts';

type Text = (name: string) => string;

/** Error message; null after success, when the dialog may close; undefined when the error is shown elsewhere. */
type Outcome = Promise<string | null | undefined>;

interface Removal {
  label: string;
  remove: () => Outcome;
}

/**
 * The dialog that adds, edits or deletes a record. Runs one action at a time; unsaved input is guarded.
 *
 * @param removal null without a delete button
 * @param below content below the form
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
  removal: Removal | null;
  onClose: () => void;
  onInput?: (text: Text) => void;
  children: ReactNode;
  below?: ReactNode;
}) {
  const {
    messages: { frame },
  } = useWorkspace();
  const { guard, close } = useUnsaved(frame, onClose);
  const { run: once } = useMutation('frame');
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = (work: () => Outcome) =>
    once(async () => {
      setProblem(null);
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
        <FormButtons removal={removal} onRemove={(remove) => void attempt(remove)} />
      </form>
      {below}
    </Modal>
  );
}

function FormButtons({
  removal,
  onRemove,
}: {
  removal: Removal | null;
  onRemove: (remove: Removal['remove']) => void;
}) {
  const {
    messages: { frame },
  } = useWorkspace();
  return (
    <div className="flex flex-wrap justify-between gap-3 sm:col-span-2">
      <May action="edit">
        <button type="submit" className="button button-primary">
          {frame.save}
        </button>
      </May>
      {removal && (
        <May action="delete">
          <button type="button" className="button" onClick={() => onRemove(removal.remove)}>
            <Icon name="trash" className="icon size-5" />
            {removal.label}
          </button>
        </May>
      )}
    </div>
  );
}
