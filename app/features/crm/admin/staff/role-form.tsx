import type { SubmitEvent } from 'react';
import { roles } from '#app/domain/crm/records/entities.ts';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import { fill } from '#app/i18n/format.ts';
import { textsOf } from '../../fields/form-text.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../../fields/problem.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';

/** Gives somebody another role. */
export function RoleForm({ member, onChanged }: { member: StaffListItem; onChanged: () => void }) {
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const { id, name, otherRoles } = member;
  const field = `role-${id}`;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = textsOf(event.currentTarget)(field);
    const role = roles.find((each) => each === chosen);
    const said = fill(copy.roleChanged, { name });
    if (role && (await run(() => client.changeRole(id, role), said))) onChanged();
  }

  return (
    <form className="mt-3 flex flex-wrap items-end gap-3" onSubmit={(event) => void submit(event)}>
      <SelectField
        name={field}
        label={fill(copy.newRole, { name })}
        options={otherRoles.map((role) => ({ value: role, label: copy.roles[role] }))}
      />
      <SubmitButton isBusy={isBusy} className="px-4">
        {isBusy ? messages.busy : copy.changeRole}
      </SubmitButton>
      <Problem text={problem} />
    </form>
  );
}
