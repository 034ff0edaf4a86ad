import { useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { useDesk } from '../desk.tsx';
import { ImportDialog } from './import-dialog.tsx';

/** Opens the import of clients, for those who may. */
export function ImportButton() {
  const { words, may } = useDesk();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('import')) return null;
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        <Icon name="file-chart-column" className="icon size-5" />
        {words.importing.open}
      </button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
