import type { SubmitEvent } from 'react';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { Problem } from '../../fields/problem.tsx';
import { SubmitButton } from '../../fields/submit-button.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';

/** Renames a member of staff, in the records they own as well. */
export function RenameForm({
  member,
  onChanged,
}: {
  member: StaffListItem;
  onChanged: () => void;
}) {
  const { client, messages } = useAdmin();
  const { rename: copy } = messages.staff;
  const { isBusy, problem, run } = useMutation();
  const field = `name-${member.id}`;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = textsOf(event.currentTarget)(field);
    if (await run(() => client.rename(member.id, name), fill(copy.done, { name }))) onChanged();
  }

  return (
    <form className="mt-3 grid max-w-[28rem] gap-3" onSubmit={(event) => void submit(event)}>
      <TextField
        name={field}
        label={fill(copy.label, { name: member.name })}
        help={copy.help}
        initial={member.name}
        required
        maxLength={100}
        autoComplete="off"
      />
      <Problem text={problem} />
      <SubmitButton isBusy={isBusy} className="w-fit px-4">
        {isBusy ? messages.busy : copy.submit}
      </SubmitButton>
    </form>
  );
}
