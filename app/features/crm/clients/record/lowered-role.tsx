import { useState } from 'react';
import { useWorkspace } from '../../frame/workspace.tsx';
import { GoneNotice } from '../../frame/written-text.tsx';

/**
 * States that the user's role no longer permits changes, as it did when the record was opened, and shows unsaved text.
 */
export function LoweredRole({ written }: { written: Parameters<typeof GoneNotice>[0]['written'] }) {
  const { messages, may } = useWorkspace();
  const [couldEdit] = useState(() => may('edit'));
  if (!couldEdit || may('edit')) return null;
  return (
    <GoneNotice written={written}>
      <p>{messages.live.gone.role}</p>
    </GoneNotice>
  );
}
