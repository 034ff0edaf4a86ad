import type { ReactNode } from 'react';
import { recalculationDelay } from '#app/domain/crm/figures/ila-score.ts';
import {
  matchingDelay,
  planMatchPartners,
  planRecalculate,
} from '#app/domain/crm/plans/clients.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useCrm } from '../../session/crm-provider.tsx';
import { LiveMeasures } from './live-measures.tsx';
import type { Measure } from './measure-buttons.tsx';
import { useScorePlan } from './use-score-plan.ts';

interface MeasuresProps {
  client: Client;
  /** Renders the calculations. */
  children: (measures: readonly Measure[]) => ReactNode;
}

/** Calculations about a client, for users with the permission to edit. */
export function Measures({ client, children }: MeasuresProps) {
  const {
    backend: { live },
    may,
  } = useWorkspace();
  if (!may('edit')) return null;
  return live ? (
    <LiveMeasures client={client} live={live}>
      {children}
    </LiveMeasures>
  ) : (
    <SandboxMeasures client={client}>{children}</SandboxMeasures>
  );
}

/** The sandbox, with the delays its texts state. */
function SandboxMeasures({ client: { id, name }, children }: MeasuresProps) {
  const { during } = useCrm();
  const {
    messages: { clients: copy },
    store,
    run,
    notify,
  } = useWorkspace();
  const applyScore = useScorePlan({ id, name });

  // The client as it is after the delay: it may have changed or been deleted.
  const recalculate = () =>
    during(recalculationDelay, async () => {
      const client = await store.get('clients', id);
      if (!client) return;
      await applyScore((planning) => planRecalculate(client, Math.random, planning));
    });
  const match = () =>
    during(matchingDelay, async () => {
      const client = await store.get('clients', id);
      if (!client) return;
      const problem = await run((planning) => planMatchPartners(client, planning));
      if (!problem) notify(fill(copy.matched, { name }));
    });

  return children([
    { kind: 'recalculate', label: copy.recalculate, icon: 'refresh-ccw', work: recalculate },
    { kind: 'match', label: copy.ilumatch, icon: 'heart-handshake', work: match },
  ]);
}
