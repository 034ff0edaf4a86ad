import type { Client } from '#app/domain/crm/entities.ts';
import { identityKeys } from '#app/domain/crm/identity.ts';
import { fill } from '#app/i18n/format.ts';
import { May, useDesk, useList } from '../desk.tsx';
import { RecordLink } from '../record-link.tsx';

/** As many possible twins as are named; merging one leaves room for the next. */
const mostTwins = 5;

/** Other records that may be the same business, and the way to make one of two. */
export function Twins({
  client,
  onMerge,
}: {
  client: Client;
  onMerge: (kept: string, other: string) => void;
}) {
  const {
    words: { clientList },
  } = useDesk();
  const copy = clientList.twins;
  const page = useList('clients', {
    where: { identity: identityKeys(client) },
    limit: mostTwins + 1,
  });
  const twins = page?.items.filter(({ id }) => id !== client.id) ?? [];
  if (twins.length === 0) return null;
  return (
    <section className="rounded-tile border border-band-yellow p-4">
      <h3 className="heading mb-2">{copy.title}</h3>
      <ul className="grid gap-2">
        {twins.map(({ id, name }) => (
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
