import type { SubmitEvent } from 'react';
import { roles, type Role } from '#app/domain/crm/records/entities.ts';
import { languages } from '#app/domain/languages.ts';
import { fill } from '#app/i18n/format.ts';
import { languageName } from '#app/i18n/language-name.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { FormFoot } from '../../fields/form-foot.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { Summary } from '../../fields/summary.tsx';
import { useMutation } from '../../frame/use-mutation.ts';
import { useAdmin } from '../admin-context.tsx';
import { useSecretDialog } from '../secret-dialog.tsx';

/** Invites a member of staff by mail; without a mail server the link is shown instead. */
export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const { language } = useVisit();
  const { client, messages } = useAdmin();
  const { staff: copy } = messages;
  const { isBusy, problem, run } = useMutation();
  const { showSecret, secretDialog } = useSecretDialog();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const [name, email] = [text('invite-name'), text('invite-email')];
    const role: Role = roles.find((each) => each === text('invite-role')) ?? 'member';
    const reads = languages.find((each) => each === text('invite-language')) ?? language;
    const said = fill(copy.invite.done, { name });
    const done = await run(() => client.invite({ name, email, role, language: reads }), said);
    if (!done) return;
    form.reset();
    showSecret(done.result.link);
    onInvited();
  }

  return (
    <>
      <details className="panel mt-4 p-5">
        <Summary className="font-semibold">{copy.invite.title}</Summary>
        <form className="mt-4 grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
          <p className="small text-dust">{copy.invite.lead}</p>
          <InviteFields />
          <FormFoot
            problem={problem}
            isBusy={isBusy}
            submit={isBusy ? messages.busy : copy.invite.submit}
            cancel={null}
          />
        </form>
      </details>
      {secretDialog}
    </>
  );
}

function InviteFields() {
  const { language } = useVisit();
  const {
    messages: { staff: copy },
  } = useAdmin();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        name="invite-name"
        label={copy.invite.name}
        required
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        name="invite-email"
        type="email"
        label={copy.invite.email}
        required
        maxLength={254}
        autoComplete="off"
      />
      <SelectField
        name="invite-role"
        label={copy.invite.role}
        initial="member"
        options={roles.map((role) => ({ value: role, label: copy.roles[role] }))}
      />
      <SelectField
        name="invite-language"
        label={copy.invite.language}
        initial={language}
        options={languages.map((each) => ({
          value: each,
          label: languageName(language, each),
        }))}
      />
    </div>
  );
}
