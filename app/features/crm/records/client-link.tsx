import { useWorkspace } from '../frame/workspace.tsx';
import { RecordLink } from './record-link.tsx';
import { useRecord } from './use-records.ts';

/** A link to a record's client. */
export function ClientLink({ id }: { id: string | null }) {
  const {
    messages: { tasks: copy },
  } = useWorkspace();
  const client = useRecord('clients', id);
  if (client === undefined) return <span aria-busy="true">…</span>;
  if (client === null) return <span>{copy.noClient}</span>;
  return (
    <RecordLink tab="clients" values={{ fiche: client.id }}>
      {client.name}
    </RecordLink>
  );
}
