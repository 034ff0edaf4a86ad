import { useState } from 'react';
import {
  planProspected,
  prospectingDelay,
  sandboxProspects,
  type ProspectFilter,
  type ProspectResult,
} from '#app/domain/crm/prospecting.ts';
import { useCrm } from '../../session/crm-provider.tsx';
import { useDesk } from '../desk.tsx';
import { readAll } from '../read-all.ts';
import { ProspectForm } from './prospect-form.tsx';
import { ProspectResults } from './prospect-results.tsx';

/** Looks for businesses: in the sandbox the answer is stated, whatever is asked. */
export function Prospection() {
  const { during } = useCrm();
  const { words, store, run } = useDesk();
  const { prospection: copy } = words;
  const [answer, setAnswer] = useState<{
    filter: ProspectFilter;
    result: ProspectResult;
  } | null>(null);

  const launch = (filter: ProspectFilter) =>
    during(prospectingDelay, async () => {
      const items = await readAll(store, 'clients');
      // The first known: those that have been there longest.
      const known = items.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
      const found = sandboxProspects(known);
      const problem = await run((planning) => planProspected(filter, found, planning));
      if (!problem) setAnswer({ filter, result: found });
    });

  return (
    <>
      <h2 className="title">{copy.title}</h2>
      <p className="lead mt-2">{copy.lead}</p>
      <p className="small mt-2 text-dust">{copy.demo}</p>
      <div className="mt-6 grid grid-cols-1 items-start gap-8 lg:grid-cols-[2fr_3fr]">
        <ProspectForm onLaunch={(filter) => void launch(filter)} />
        <section aria-labelledby="prospect-results" className="min-w-0">
          <h3 id="prospect-results" className="heading mb-4">
            {copy.results}
          </h3>
          {answer ? (
            <ProspectResults {...answer} />
          ) : (
            <p className="py-10 text-dust">{copy.before}</p>
          )}
        </section>
      </div>
    </>
  );
}
