import { useState } from 'react';
import { useWorkspace } from '../../frame/workspace.tsx';
import { GoneNotice } from '../../frame/written-text.tsx';

/** Says that the role no longer permits changes, which it did when the record was opened; with what was being written. */
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
