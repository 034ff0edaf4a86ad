import type { StaffListItem } from '#app/domain/staff/administration.ts';
import { fill } from '#app/i18n/format.ts';
import { Switch } from '#app/ui/fields/switch.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { Problem } from '../../fields/problem.tsx';

/** Whether a second step is demanded of one account, whatever its role. */
export function SecondStepSwitch({
  member: { id, name, requiresSecondStep },
  onChanged,
}: {
  member: StaffListItem;
  onChanged: () => void;
}) {
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const { problem, run } = useMutation();

  async function change(isOn: boolean) {
    if (await run(() => client.requireSecondStepOf(id, isOn), copy.ruleChanged)) onChanged();
  }

  return (
    <>
      <Switch
        name={`second-step-of-${id}`}
        label={fill(copy.requireOf, { name })}
        isOn={requiresSecondStep}
        onChange={(isOn) => void change(isOn)}
      />
      <Problem text={problem} />
    </>
  );
}
