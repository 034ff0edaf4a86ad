import { useDesk } from './desk.tsx';
import { RecordLink } from './record-link.tsx';
import { useRecord } from './use-record.ts';

/** The client that something is for, as a link to it. */
export function ClientLink({ id }: { id: string | null }) {
  const {
    words: { tasks: copy },
  } = useDesk();
  const client = useRecord('clients', id);
  if (client === undefined) return <span aria-busy="true">…</span>;
  if (client === null) return <span>{copy.noClient}</span>;
  return (
    <RecordLink tab="clients" values={{ fiche: client.id }}>
      {client.name}
    </RecordLink>
  );
}
