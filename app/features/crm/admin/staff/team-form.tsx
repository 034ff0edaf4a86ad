import type { SubmitEvent } from 'react';
import { nameService } from '#app/domain/leads/lead-services.ts';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import { memberIds } from '#app/domain/team/members.ts';
import { fill } from '#app/i18n/format.ts';
import { textsOf } from '../../fields/form-text.ts';
import { Problem } from '../../fields/problem.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { CheckList } from '../check-list.tsx';

/** Options of an account: services of leads, and people of the public team page. */
export interface TeamChoices {
  services: readonly string[];
  people: readonly { id: string; name: string }[];
}

/** Which leads an account receives, and which person of the public team page it belongs to. */
export function TeamForm({
  member,
  choices,
  onChanged,
}: {
  member: StaffListItem;
  choices: TeamChoices;
  onChanged: () => void;
}) {
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const { id, name, services, memberId } = member;
  const [servicesField, personField] = [`services-${id}`, `person-${id}`];
  const offered = [...new Set([...choices.services, ...services])];

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const chosen = new FormData(form).getAll(servicesField);
    const person = textsOf(form)(personField);
    const team = {
      services: offered.filter((service) => chosen.includes(service)),
      memberId: memberIds.find((each) => each === person) ?? null,
    };
    if (await run(() => client.setTeam(id, team), fill(copy.team.saved, { name }))) onChanged();
  }

  return (
    <form className="mt-3 grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <CheckList
        name={servicesField}
        legend={copy.team.services}
        options={offered.map((service) => [
          service,
          nameService(service, copy.services) ?? service,
        ])}
        checked={services}
      />
      <SelectField
        name={personField}
        label={copy.team.person}
        initial={memberId ?? ''}
        options={[
          { value: '', label: copy.team.nobody },
          ...choices.people.map((person) => ({ value: person.id, label: person.name })),
        ]}
      />
      <p className="text-xs text-dust">{copy.team.personHelp}</p>
      <Problem text={problem} />
      <SubmitButton isBusy={isBusy} className="w-fit px-4">
        {isBusy ? messages.busy : copy.team.save}
      </SubmitButton>
    </form>
  );
}
