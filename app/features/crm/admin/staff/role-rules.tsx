import type { RoleListItem } from '#app/domain/staff/administration.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { Problem } from '../../fields/problem.tsx';
import { usePages } from '../use-pages.ts';
import { Switch } from '#app/ui/fields/switch.tsx';

/** Which roles require a second step at the sign-in. */
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
  const { staff: copy } = messages;
  const { problem, run } = useMutation();
  const { role, requiresSecondStep, canChange } = rule;

  async function change(isOn: boolean) {
    if (await run(() => client.requireSecondStep(role, isOn), copy.ruleChanged)) onChanged();
  }

  if (!canChange) return <p>{copy.roles[role]}</p>;
  return (
    <>
      <Switch
        name={`second-step-${role}`}
        label={copy.roles[role]}
        isOn={requiresSecondStep}
        onChange={(isOn) => void change(isOn)}
      />
      <Problem text={problem} />
    </>
  );
}
