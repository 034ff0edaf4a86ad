import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { May } from '../../frame/staff-context.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { GoneNotice } from '../../frame/written-text.tsx';
import { RecordLink } from '../../records/record-link.tsx';
import { useStoreRead } from '../../records/use-records.ts';
import { findRemoval } from './find-removal.ts';

/**
 * States who merged or removed the client while it was open, with a link to the merged client or a button that restores
 * it.
 */
export function RemovedClient({
  client,
  written,
}: {
  /** Its last version. */
  client: Client;
  written: Parameters<typeof GoneNotice>[0]['written'];
}) {
  const { language } = useVisit();
  const { messages, store } = useWorkspace();
  const { live, history } = messages;
  const { run } = useMutation('frame');
  const { id, name } = client;
  const { data, error } = useStoreRead(`removal of ${id}`, ['journal'], (from) =>
    findRemoval(from, client),
  );
  const says = data?.into ? live.gone.merged : live.gone.removed;
  return (
    <GoneNotice written={written}>
      {data && (
        <p>
          {fill(says, {
            author: data.author,
            name: data.into?.name ?? name,
            date: formatDate(language, data.at, 'short'),
          })}
        </p>
      )}
      {(data === null || error !== null) && <p>{live.gone.unknown}</p>}
      {data?.into ? (
        <RecordLink tab="clients" values={{ fiche: data.into.id }}>
          {fill(live.gone.open, { name: data.into.name })}
        </RecordLink>
      ) : (
        <May action="restore">
          <button
            type="button"
            className="button w-fit"
            onClick={() => void run(() => store.restoreRemoved([{ collection: 'clients', id }]))}
          >
            {fill(history.bin.restoreOne, { name })}
          </button>
        </May>
      )}
    </GoneNotice>
  );
}
