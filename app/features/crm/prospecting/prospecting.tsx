import { useState } from 'react';
import { planProspects } from '#app/domain/crm/prospecting/find-prospects.ts';
import type { ProspectAnswer } from '#app/domain/crm/prospecting/prospect-answer.ts';
import {
  planProspected,
  prospectingDelay,
  sandboxProspects,
  type ProspectFilter,
} from '#app/domain/crm/prospecting/prospecting.ts';
import { fill } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';
import { sandboxNewcomers } from '#app/domain/crm/sandbox/prospect-samples.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { useCrm } from '../session/crm-provider.tsx';
import { May } from '../frame/staff-context.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { HistoryItems } from '../history/history-items.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { readAll } from '../records/read-all.ts';
import { prospectFilters } from './prospect-filters.ts';
import { ProspectForm } from './prospect-form.tsx';
import { ProspectResults } from './prospect-results.tsx';
import { SearchedTown } from './searched-town.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import type { LiveRecords } from '../session/backend.ts';

const mapMessages = { none: 'mapNone', asked: 'mapAsked', away: 'mapAway' } as const;

/**
 * Searches businesses around a town: in the database, and on a map service if one is configured. The sandbox has a
 * fixed answer.
 */
export function Prospecting() {
  const { messages, backend } = useWorkspace();
  const { live } = backend;
  const told = messages.observing.prospects;
  const { prospection: copy } = messages;
  const { answer, launch, search } = useProspecting();

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <h2 className="heading max-lg:grow">{copy.title}</h2>
        <p className="text-dust max-lg:order-1 max-lg:basis-full lg:flex-1">
          {live ? told.lead : copy.demo}
        </p>
        <ViewsMenu section="prospecting" table={prospectFilters}>
          <May action="edit">
            <HistoryItems />
          </May>
        </ViewsMenu>
        {live && <ImportButton />}
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[20rem_1fr]">
        <ProspectForm onLaunch={(filter) => (live ? search(filter, live) : launch(filter))} />
        <section aria-labelledby="prospect-results" className="min-w-0">
          <h3 id="prospect-results" className="heading mb-4">
            {copy.results}
          </h3>
          {answer?.map && <p className="small mb-4 text-dust">{told[mapMessages[answer.map]]}</p>}
          {answer?.town && live && (
            <SearchedTown
              town={answer.town}
              others={answer.others}
              onOther={(ville) => void search({ ...answer.filter, ville }, live)}
            />
          )}
          {answer?.result ? (
            <ProspectResults
              filter={answer.filter}
              result={answer.result}
              newcomers={answer.newcomers}
              place={answer.town?.name ?? (live ? answer.filter.ville : copy.demoPlace)}
              names={answer.names}
            />
          ) : (
            <p role="status" className="text-dust">
              {answer ? fill(told.nowhere, { city: answer.filter.ville }) : copy.before}
            </p>
          )}
        </section>
      </div>
    </>
  );
}

interface Answer extends Omit<ProspectAnswer, 'map' | 'names'> {
  filter: ProspectFilter;
  /** Null in the sandbox. */
  map: ProspectAnswer['map'] | null;
  /** Null in the sandbox, whose map is that of Montréal. */
  names: ProspectAnswer['names'] | null;
  /** The sandbox's businesses that are no clients; null in the live CRM, whose result has them. */
  newcomers: readonly Client[] | null;
}

/** The sandbox knows no towns: its answer is always about Montréal. */
const inSandbox = { map: null, town: null, others: [], names: null } as const;

/** The last result, and the searches in the sandbox (`launch`) and on the server (`search`). */
function useProspecting() {
  const { language } = useVisit();
  const { during } = useCrm();
  const { store, run, fail, messages } = useWorkspace();
  const [answer, setAnswer] = useState<Answer | null>(null);

  const launch = (filter: ProspectFilter) =>
    during(prospectingDelay, async () => {
      const items = await readAll(store, 'clients');
      // The oldest clients come first.
      const known = items.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
      const found = sandboxProspects(known);
      const problem = await run((planning) => planProspected(filter, found, planning));
      const { sectors } = messages.prospection;
      const newcomers = sandboxNewcomers(
        filter,
        known,
        (sector) => sectors[sector].toLocaleLowerCase(language),
        new Date().toISOString(),
      );
      if (!problem) setAnswer({ filter, ...inSandbox, result: found, newcomers });
    });

  const search = (filter: ProspectFilter, { finder }: LiveRecords) =>
    during(0, async () => {
      try {
        const found = await finder.prospects(filter);
        const { result } = found;
        if (result) await run((planning) => planProspects(filter, result, planning));
        setAnswer({ filter, newcomers: null, ...found });
      } catch (error) {
        fail(error);
      }
    });

  return { answer, launch, search };
}
