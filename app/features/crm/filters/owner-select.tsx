import { fill } from '#app/i18n/format.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';

/** Filters by owner: current and former members of the team, and the owner in the address. */
export function OwnerSelect({
  id,
  label,
  any,
  value,
  onChange,
}: {
  id: string;
  label: string;
  /** Label of the option for all owners. */
  any: string;
  /** Empty for any. */
  value: string;
  onChange: (name: string) => void;
}) {
  const { messages, team, formerTeam } = useWorkspace();
  const known = new Set([...team, ...formerTeam]);
  const present = [...new Set([...team, ...(known.has(value) ? [] : [value])])].filter(Boolean);
  const former = formerTeam.filter((name) => !team.includes(name));
  return (
    <SelectField
      name={id}
      label={label}
      value={value}
      options={[
        { value: '', label: any },
        ...present.map((name) => ({ value: name, label: name })),
        ...former.map((name) => ({
          value: name,
          label: fill(messages.clientList.formerOwner, { name }),
        })),
      ]}
      onChange={onChange}
    />
  );
}
