import { Switch } from '#app/ui/fields/switch.tsx';
import { Problem } from '../../fields/problem.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';

/** Whether two factor sign-in is required of a role or an account. */
export function TwoFactorSwitch({
  name,
  label,
  isRequired,
  setRequired,
  onChanged,
}: {
  name: string;
  label: string;
  isRequired: boolean;
  setRequired: (isRequired: boolean) => Promise<unknown>;
  onChanged: () => void;
}) {
  const { messages } = useAdmin();
  const { problem, run } = useMutation();

  async function change(isOn: boolean) {
    if (await run(() => setRequired(isOn), messages.staff.ruleChanged)) onChanged();
  }

  return (
    <div className="max-w-[28rem]">
      <Switch name={name} label={label} isOn={isRequired} onChange={(isOn) => void change(isOn)} />
      <Problem text={problem} />
    </div>
  );
}
