import { matchingDelay, planMatchPartners, planRecalculate } from '#app/domain/crm/clients.ts';
import type { Client } from '#app/domain/crm/entities.ts';
import { recalculationDelay } from '#app/domain/crm/ila-score.ts';
import { fill } from '#app/i18n/format.ts';
import { useCrm } from '../../session/crm-provider.tsx';
import { useDesk } from '../desk.tsx';
import { LiveMeasures } from './live-measures.tsx';
import { MeasureButtons } from './measure-buttons.tsx';

/** What is worked out about a client, for those who may note it. */
export function Measures({ client }: { client: Client }) {
  const {
    workspace: { live },
    may,
  } = useDesk();
  if (!may('edit')) return null;
  return live ? <LiveMeasures client={client} live={live} /> : <SandboxMeasures client={client} />;
}

/** The stated demonstration, while nothing else is worked out. */
function SandboxMeasures({ client: { id, name } }: { client: Client }) {
  const { during } = useCrm();
  const {
    words: { clients: copy },
    store,
    run,
    notify,
  } = useDesk();

  // The client as it then is: it may have changed, or gone, in the meantime.
  const recalculate = () =>
    during(recalculationDelay, async () => {
      const client = await store.get('clients', id);
      if (!client) return;
      const problem = await run((planning) => planRecalculate(client, Math.random, planning));
      const score = (await store.get('clients', id))?.ilaScore.current;
      if (!problem && score !== undefined)
        notify(fill(copy.recalculated, { name, score: String(score) }));
    });
  const match = () =>
    during(matchingDelay, async () => {
      const client = await store.get('clients', id);
      if (!client) return;
      const problem = await run((planning) => planMatchPartners(client, planning));
      if (!problem) notify(fill(copy.matched, { name }));
    });

  return (
    <MeasureButtons
      name={name}
      measures={[
        [copy.recalculate, 'refresh-ccw', recalculate],
        [copy.ilumatch, 'heart-handshake', match],
      ]}
    />
  );
}
