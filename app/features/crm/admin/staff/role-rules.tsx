import type { RoleListItem } from '#app/domain/staff/administration.ts';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { usePages } from '../use-pages.ts';
import { TwoFactorSwitch } from './two-factor-switch.tsx';

/** Which roles require two factor sign-in. */
export function RoleRules() {
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const pages = usePages('roles', async () => {
    const { items } = await client.roles();
    return { items: items.map((rule) => ({ id: rule.role, ...rule })) };
  });
  return (
    <section aria-labelledby="role-rules" className="mt-10">
      <h3 id="role-rules" className="font-semibold">
        {copy.rules}
      </h3>
      <p className="mt-1 text-dust">{copy.rulesLead}</p>
      <AsyncList pages={pages} empty={messages.none}>
        {(rule) => <Rule rule={rule} onChanged={pages.reload} />}
      </AsyncList>
    </section>
  );
}

function Rule({ rule, onChanged }: { rule: RoleListItem; onChanged: () => void }) {
  const { client, messages } = useAdmin();
  const { role, requiresSecondStep, canChange } = rule;
  const label = messages.staff.roles[role];
  if (!canChange) return <p>{label}</p>;
  return (
    <TwoFactorSwitch
      name={`second-step-${role}`}
      label={label}
      isRequired={requiresSecondStep}
      setRequired={(isOn) => client.requireTwoFactorOfRole(role, isOn)}
      onChanged={onChanged}
    />
  );
}
