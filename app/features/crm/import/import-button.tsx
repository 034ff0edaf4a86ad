import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import type { ImportDialog } from './import-dialog.tsx';

/** Opens the client import, whose code is loaded on use, for users with the permission. */
export function ImportButton() {
  const { messages, may } = useWorkspace();
  const { run: once } = useMutation('frame');
  const [opened, setOpened] = useState<{ Dialog: typeof ImportDialog } | null>(null);
  if (!may('import')) return null;

  const open = () =>
    once(async () => {
      const { ImportDialog: Dialog } = await import('./import-dialog.tsx');
      setOpened({ Dialog });
    });

  return (
    <>
      <button
        type="button"
        className="button max-sm:px-3"
        title={messages.importing.open}
        onClick={() => void open()}
      >
        <Icon name="file-chart-column" className="icon size-5" />
        <span className="action-label max-sm:sr-only">{messages.importing.open}</span>
      </button>
      {opened && <opened.Dialog onClose={() => setOpened(null)} />}
    </>
  );
}
