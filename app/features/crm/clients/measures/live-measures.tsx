import { useState, type ReactNode } from 'react';
import { planScore, type Observations } from '#app/domain/crm/prospecting/observations.ts';
import { planPartners } from '#app/domain/crm/prospecting/partners.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { LiveRecords } from '../../session/backend.ts';
import { useCrm } from '../../session/crm-provider.tsx';
import { lastObservations } from './last-observations.ts';
import type { Measure } from './measure-buttons.tsx';
import { ObservationForm } from './observation-form.tsx';
import { useScorePlan } from './use-score-plan.ts';

/** Calculations about a client: its score from observations, its partners from the database. */
export function LiveMeasures({
  client: { id, name },
  live,
  children,
}: {
  client: Client;
  live: LiveRecords;
  children: (measures: readonly Measure[]) => ReactNode;
}) {
  const { language } = useVisit();
  const { during } = useCrm();
  const { messages, store, run, notify, fail } = useWorkspace();
  const { clients: copy, observing } = messages;
  const applyScore = useScorePlan({ id, name });
  const [opened, setOpened] = useState<{ client: Client; seen: Observations | null } | null>(null);

  /** Reads the current client and its last observation. */
  const withCurrent = (
    then: (client: Client, last: Awaited<ReturnType<typeof lastObservations>>) => unknown,
  ) =>
    during(0, async () => {
      try {
        const client = await store.get('clients', id);
        if (client) await then(client, await lastObservations(store, id));
      } catch (error) {
        fail(error);
      }
    });

  const observe = () =>
    withCurrent((client, last) => setOpened({ client, seen: last?.seen ?? null }));
  const recalculate = () =>
    withCurrent(async (client, last) => {
      if (!last) return setOpened({ client, seen: null });
      await applyScore((planning) => planScore(client, last.seen, last.at, planning));
    });
  const match = () =>
    withCurrent(async (client) => {
      const partners = await live.finder.partnersOf(id);
      const problem = await run((planning) => planPartners(client, partners, planning));
      const said =
        partners.length === 0
          ? observing.noMatch
          : plural(language, partners.length, observing.matched);
      if (!problem) notify(fill(said, { name }));
    });

  return (
    <>
      {children([
        { kind: 'observe', label: observing.open, icon: 'chart-column', work: observe },
        { kind: 'recalculate', label: copy.recalculate, icon: 'refresh-ccw', work: recalculate },
        { kind: 'match', label: copy.ilumatch, icon: 'heart-handshake', work: match },
      ])}
      {opened && <ObservationForm {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}
