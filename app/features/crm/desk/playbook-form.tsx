import type { SubmitEvent } from 'react';
import { planPlaybook, playbooks, type Playbook } from '#app/domain/crm/tasks.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useAll, useDesk } from './desk.tsx';
import { textsOf } from './form-text.ts';
import { SelectField } from './select-field.tsx';

const services = Object.keys(playbooks) as Playbook[];

/** Creates the tasks that a sold service sets going. */
export function PlaybookForm() {
  const { language } = useVisit();
  const {
    words: { tasks: copy },
    run,
  } = useDesk();
  const clients = useAll('clients');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const service = services.find((each) => each === text('playbook-service'));
    const client = clients?.find(({ id }) => id === text('playbook-client'));
    if (!service || !client) return;
    await run(
      (planning) =>
        planPlaybook(service, client, (code) => copy.steps[code], {
          ...planning,
          // The service in the reader's words.
          say: (sentence, values) =>
            planning.say(sentence, { ...values, service: copy.playbooks[service] }),
        }),
      plural(language, playbooks[service].length, copy.playbookDone),
    );
  }

  if (!clients?.length) return null;
  return (
    <form aria-label={copy.playbook} className="panel mt-10 p-5" onSubmit={submit}>
      <h3 className="heading">{copy.playbook}</h3>
      <div className="mt-4 grid grid-cols-1 items-end gap-4 sm:grid-cols-3">
        <SelectField
          name="playbook-service"
          label={copy.playbookService}
          options={services.map((value) => ({ value, label: copy.playbooks[value] }))}
        />
        <SelectField
          name="playbook-client"
          label={copy.client}
          options={clients.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <button type="submit" className="button">
          {copy.playbookRun}
        </button>
      </div>
    </form>
  );
}
