import { useState } from 'react';
import { roles, type Role } from '#app/domain/crm/records/entities.ts';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import { fill } from '#app/i18n/format.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { useAdmin } from '../admin-context.tsx';
import { ConfirmButton } from '../confirm-button.tsx';

/** Changes the role of a member of staff, after a confirmation. */
export function RoleForm({ member, onChanged }: { member: StaffListItem; onChanged: () => void }) {
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const { id, name, role, otherRoles } = member;
  const [chosen, setChosen] = useState<Role | null>(null);
  const next = chosen ?? role;
  const offered = roles.filter((each) => each === role || otherRoles.includes(each));

  return (
    <div className="mt-3 flex flex-wrap items-end gap-3">
      <SelectField
        name={`role-${id}`}
        label={fill(copy.newRole, { name })}
        value={next}
        options={offered.map((each) => ({ value: each, label: copy.roles[each] }))}
        onChange={setChosen}
      />
      <ConfirmButton
        label={copy.changeRole}
        question={copy.changingRole}
        values={{ name, role: copy.roles[next] }}
        said={fill(copy.roleChanged, { name })}
        isIdle={next === role}
        work={() => client.changeRole(id, next)}
        onDone={() => {
          setChosen(null);
          onChanged();
        }}
      />
    </div>
  );
}
