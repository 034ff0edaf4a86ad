import { useState } from 'react';
import type { Planning } from '#app/domain/crm/plans/planning.ts';
import { planPlaybook, playbooks, type Playbook } from '#app/domain/crm/plans/tasks.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { largestPage } from '#app/domain/crm/records/query.ts';
import { formatDate } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { RecordField } from '../fields/record-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { localDay } from '../records/local-day.ts';
import { useList } from '../records/use-records.ts';

const services = Object.keys(playbooks) as Playbook[];

/**
 * Creates the tasks of a sold service, after a preview. For the displayed client, they belong to the displayed project.
 */
export function PlaybookForm({
  clientId,
  projectId,
}: {
  /** Client whose tasks are displayed; empty for all clients. */
  clientId: string;
  projectId: string | null;
}) {
  const { language } = useVisit();
  const {
    messages: { tasks: copy, clientList },
    store,
    run,
    notify,
  } = useWorkspace();
  const { run: once } = useMutation('frame');
  // Preselect the first client once: a later one that sorts before it must not replace it.
  const [chosen, setChosen] = useState(clientId);
  const first = useList('clients', { limit: 1 })?.items[0];
  if (chosen === '' && first) setChosen(first.id);
  const [service, setService] = useState<Playbook>('seo');

  if (chosen === '') return null;
  const plan = (client: Client) => (planning: Planning) =>
    planPlaybook(service, client, (code) => copy.steps[code], {
      ...planning,
      today: localDay(new Date(planning.now)),
      projectId: client.id === clientId ? projectId : null,
      // The service's name in the user's language.
      translate: (sentence, values) =>
        planning.translate(sentence, { ...values, service: copy.playbooks[service] }),
    });
  const done = plural(language, playbooks[service].length, copy.playbookDone);
  const start = () =>
    once(async () => {
      const client = await store.get('clients', chosen);
      if (client) await run(plan(client), done);
      else notify(clientList.record.gone);
    });
  return (
    <form
      aria-label={copy.playbook}
      className="panel mt-10 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <h3 className="heading">{copy.playbook}</h3>
      <div className="mt-4 grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        <SelectField
          name="playbook-service"
          label={copy.playbookService}
          value={service}
          options={services.map((value) => ({ value, label: copy.playbooks[value] }))}
          onChange={setService}
        />
        <RecordField
          collection="clients"
          name="playbook-client"
          label={copy.client}
          value={chosen}
          onChange={setChosen}
        />
        <button type="submit" className="button">
          {copy.playbookRun}
        </button>
      </div>
      <AlreadyThere service={service} clientId={chosen} />
      <p className="small mt-5 text-dust">{copy.playbookHelp}</p>
      <Steps service={service} />
    </form>
  );
}

/**
 * Warns that a client already has all tasks of this service, some unfinished: creating them again would duplicate them.
 */
function AlreadyThere({ service, clientId }: { service: Playbook; clientId: string }) {
  const {
    messages: { tasks: copy },
  } = useWorkspace();
  const titles = new Set(playbooks[service].map(({ code }) => copy.steps[code]));
  const page = useList('tasks', { where: { clientId }, limit: largestPage });
  const there = page?.items.filter(({ title }) => titles.has(title)) ?? [];
  const isThere =
    new Set(there.map(({ title }) => title)).size === titles.size &&
    there.some(({ status }) => status !== 'done');
  return (
    <p role="status" className="small mt-3 text-lumen empty:hidden">
      {isThere && copy.playbookThere}
    </p>
  );
}

/** Preview of the tasks, each with its date. */
function Steps({ service }: { service: Playbook }) {
  const { language } = useVisit();
  const {
    messages: { tasks: copy },
  } = useWorkspace();
  const [today] = useState(() => localDay(new Date()));
  return (
    <ol className="small mt-1 grid gap-x-8 sm:grid-cols-2">
      {playbooks[service].map(({ code, day, priority }) => (
        <li key={code} className="flex justify-between gap-4 border-b border-line py-2">
          <span>
            {copy.steps[code]}
            {priority === 'high' && <span className="text-lumen"> · {copy.priorities.high}</span>}
          </span>
          <span className="tabular shrink-0 text-dust">
            {formatDate(language, `${daysAfter(today, day)}T12:00`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
