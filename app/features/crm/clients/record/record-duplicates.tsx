import type { Client } from '#app/domain/crm/records/entities.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { fill } from '#app/i18n/format.ts';
import { May } from '../../frame/staff-context.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { RecordLink } from '../../records/record-link.tsx';
import { useList } from '../../records/use-records.ts';

/** Maximum number of duplicates listed. */
const maxDuplicates = 5;

/** Possible duplicates, each with a button that merges it. */
export function Duplicates({
  client,
  onMerge,
}: {
  client: Client;
  onMerge: (kept: string, other: string) => void;
}) {
  const {
    messages: { clientList },
  } = useWorkspace();
  const copy = clientList.twins;
  const page = useList('clients', {
    where: { identity: identityKeys(client) },
    limit: maxDuplicates + 1,
  });
  const duplicates = page?.items.filter(({ id }) => id !== client.id) ?? [];
  if (duplicates.length === 0) return null;
  return (
    <section className="rounded-tile border border-band-yellow p-4">
      <h3 className="heading mb-2">{copy.title}</h3>
      <ul className="grid gap-2">
        {duplicates.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <RecordLink tab="clients" values={{ fiche: id }} label={fill(copy.open, { name })}>
              {name}
            </RecordLink>
            <May action="merge">
              <button
                type="button"
                className="button small min-w-0 px-4 wrap-anywhere"
                onClick={() => onMerge(client.id, id)}
              >
                {fill(copy.merge, { name })}
              </button>
            </May>
          </li>
        ))}
      </ul>
    </section>
  );
}
