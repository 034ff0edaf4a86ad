import { useState } from 'react';
import { planAddOnly } from '#app/domain/crm/plans/clients.ts';
import { readClient } from '#app/domain/crm/records/client-draft.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { identityKeys } from '#app/domain/crm/records/identity.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { knownClientText } from '../records/known-client.ts';
import { useList } from '../records/use-records.ts';

/** Adds a business only once: the same name, domain or telephone number identifies it. */
export function AddBusinessButton({ business }: { business: Client }) {
  const {
    messages: { prospection: copy, form },
    store,
    backend,
    run,
    notify,
    team,
  } = useWorkspace();
  const { run: once } = useMutation('frame');
  const { name, contact, coordinates, ilaScore } = business;
  const where = { identity: identityKeys(business) };
  const known = useList('clients', { where, limit: 1 });
  const [isAsked, setIsAsked] = useState(false);
  // Searches also find existing clients. In the sandbox, sample clients are reported as such only after a press; a
  // deleted business can be added again.
  const isThere = (backend.live !== null || isAsked) && (known?.total ?? 0) > 0;

  async function add() {
    const read = readClient({
      ...business,
      ...contact,
      status: 'prospect',
      assignedTo: business.assignedTo || team[0],
      lat: coordinates?.lat,
      lng: coordinates?.lng,
    });
    const { items } = await store.list('clients', { where, limit: 1 });
    const [present] = items;
    if (present) notify(await knownClientText(store, copy, present));
    else if (read.ok)
      await run(
        (planning) => planAddOnly(read.draft, ilaScore.current, planning),
        fill(copy.added, { name }),
      );
    else
      notify([name, ...Object.values(read.errors).map((error) => form.errors[error])].join(' · '));
    setIsAsked(true);
  }

  return (
    <button
      type="button"
      className="button small px-4 aria-disabled:opacity-70"
      aria-label={`${isThere ? copy.inCrm : copy.add} ${name}`}
      aria-disabled={isThere}
      onClick={() => void once(add)}
    >
      <Icon name={isThere ? 'check' : 'plus'} className="icon size-5" />
      {isThere ? copy.inCrm : copy.add}
    </button>
  );
}
