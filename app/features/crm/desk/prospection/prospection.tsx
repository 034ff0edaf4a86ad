import { useState } from 'react';
import { planProspects } from '#app/domain/crm/partners.ts';
import {
  planProspected,
  prospectingDelay,
  sandboxProspects,
  type ProspectAnswer,
  type ProspectFilter,
  type ProspectResult,
} from '#app/domain/crm/prospecting.ts';
import { fill } from '#app/i18n/format.ts';
import { useCrm } from '../../session/crm-provider.tsx';
import { useDesk } from '../desk.tsx';
import { ImportButton } from '../importing/import-button.tsx';
import { readAll } from '../read-all.ts';
import { ProspectForm } from './prospect-form.tsx';
import { ProspectResults } from './prospect-results.tsx';
import type { LiveRecords } from '../workspace.ts';

const mapWords = { none: 'mapNone', asked: 'mapAsked', away: 'mapAway' } as const;

/** Looks for businesses around a town: in the database, and on a map if there is one. In the sandbox the answer is stated, whatever is asked. */
export function Prospection() {
  const { during } = useCrm();
  const { words, store, run, fail, workspace } = useDesk();
  const { live } = workspace;
  const told = words.observing.prospects;
  const { prospection: copy } = words;
  const [answer, setAnswer] = useState<{
    filter: ProspectFilter;
    /** Null where nobody knows the town. */
    result: ProspectResult | null;
    map: ProspectAnswer['map'] | null;
  } | null>(null);

  const launch = (filter: ProspectFilter) =>
    during(prospectingDelay, async () => {
      const items = await readAll(store, 'clients');
      // The first known: those that have been there longest.
      const known = items.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
      const found = sandboxProspects(known);
      const problem = await run((planning) => planProspected(filter, found, planning));
      if (!problem) setAnswer({ filter, result: found, map: null });
    });

  const search = (filter: ProspectFilter, { finder }: LiveRecords) =>
    during(0, async () => {
      try {
        const { result, map } = await finder.prospects(filter);
        if (result) await run((planning) => planProspects(filter, result, planning));
        setAnswer({ filter, result, map });
      } catch (error) {
        fail(error);
      }
    });

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="title">{copy.title}</h2>
        {live && <ImportButton />}
      </div>
      <p className="lead mt-2">{copy.lead}</p>
      <p className="small mt-2 text-dust">{live ? told.lead : copy.demo}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <ProspectForm onLaunch={(filter) => void (live ? search(filter, live) : launch(filter))} />
        <section aria-labelledby="prospect-results" className="min-w-0">
          <h3 id="prospect-results" className="heading mb-4">
            {copy.results}
          </h3>
          {answer?.map && <p className="small mb-4 text-dust">{told[mapWords[answer.map]]}</p>}
          {answer?.result ? (
            <ProspectResults filter={answer.filter} result={answer.result} />
          ) : (
            <p role="status" className="py-10 text-dust">
              {answer ? fill(told.nowhere, { city: answer.filter.ville }) : copy.before}
            </p>
          )}
        </section>
      </div>
    </>
  );
}
