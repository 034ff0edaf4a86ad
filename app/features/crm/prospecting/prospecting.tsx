import { fill } from '#app/i18n/format.ts';
import { May } from '../frame/staff-context.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { HistoryItems } from '../history/history-items.tsx';
import { ImportButton } from '../import/import-button.tsx';
import { ViewsMenu } from '../views/views-menu.tsx';
import { prospectFilters } from './prospect-filters.ts';
import { ProspectForm } from './prospect-form.tsx';
import { ProspectResults } from './prospect-results.tsx';
import { SearchedTown } from './searched-town.tsx';
import { useProspecting } from './use-prospecting.ts';

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
