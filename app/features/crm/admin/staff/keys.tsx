import { useState, type SubmitEvent } from 'react';
import { keyScopes } from '#app/domain/crm/permissions.ts';
import type { KeyListItem } from '#app/domain/staff/administration.ts';
import { isKeyExpired } from '#app/domain/staff/working-keys.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { FormFoot } from '../../fields/form-foot.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { StateTag } from '../../records/state-tag.tsx';
import { useAdmin } from '../admin-context.tsx';
import { AsyncList } from '../async-list.tsx';
import { CheckList } from '../check-list.tsx';
import { ConfirmButton } from '../confirm-button.tsx';
import { useSecretDialog } from '../secret-dialog.tsx';
import { usePages } from '../use-pages.ts';

/** API keys. */
export function Keys() {
  const { client, messages } = useAdmin();
  const { keys: copy } = messages;
  const pages = usePages('keys', () => client.keys());
  const { showSecret, secretDialog } = useSecretDialog();
  return (
    <>
      <p className="mt-1 text-dust">{copy.lead}</p>
      <NewKey
        onCreated={(given) => {
          showSecret(given);
          pages.reload();
        }}
      />
      <AsyncList pages={pages} empty={copy.empty}>
        {(key) => <Key line={key} onRevoked={pages.reload} />}
      </AsyncList>
      {secretDialog}
    </>
  );
}

function NewKey({ onCreated }: { onCreated: (secret: string) => void }) {
  const { client, messages } = useAdmin();
  const { keys: copy } = messages;
  const { isBusy, problem, setProblem, run } = useMutation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const text = textsOf(form);
    const chosen = new FormData(form).getAll('key-scope');
    const scopes = keyScopes.filter((each) => chosen.includes(each));
    if (scopes.length === 0) {
      setProblem(copy.pickScope);
      return;
    }
    const last = text('key-expires');
    const expiresAt = last === '' ? null : new Date(`${last}T23:59:59.999`).toISOString();
    const wanted = { name: text('key-name'), scopes, expiresAt };
    const done = await run(() => client.createKey(wanted), copy.created);
    if (!done) return;
    form.reset();
    onCreated(done.result.secret);
  }

  return (
    <form
      className="panel mt-4 grid grid-cols-1 gap-4 p-5"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          name="key-name"
          label={copy.name}
          help={copy.nameHelp}
          required
          maxLength={100}
          autoComplete="off"
        />
        <TextField name="key-expires" type="date" label={copy.expires} help={copy.expiresHelp} />
      </div>
      <CheckList
        name="key-scope"
        legend={copy.scopesLabel}
        options={keyScopes.map((each) => [each, copy.scopes[each]] as const)}
        checked={['read']}
      />
      <FormFoot
        problem={problem}
        isBusy={isBusy}
        submit={isBusy ? messages.busy : copy.submit}
        cancel={null}
      />
    </form>
  );
}

export function Key({ line, onRevoked }: { line: KeyListItem; onRevoked: () => void }) {
  const { language } = useVisit();
  const { client, messages } = useAdmin();
  const { keys: copy } = messages;
  const [openedAt] = useState(() => Date.now());
  const { id, name, prefix, scopes, createdAt, createdBy, expiresAt, revokedAt, lastUsedAt } = line;
  const on = (moment: string) => ({ date: formatDate(language, moment, 'short') });
  const isExpired = isKeyExpired(line, openedAt);
  const names: Readonly<Record<string, string>> = copy.scopes;
  const end = revokedAt !== null ? copy.revokedAt : isExpired ? copy.expiredAt : copy.until;
  const ended = revokedAt ?? expiresAt;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="font-semibold wrap-anywhere">{name}</strong>
          <code className="small text-dust">{prefix}…</code>
          {ended !== null && (
            <StateTag
              tone={revokedAt !== null || isExpired ? 'quiet' : 'good'}
              text={fill(end, on(ended))}
            />
          )}
        </p>
        <p className="small">{scopes.map((each) => names[each] ?? each).join(', ')}</p>
        <p className="text-xs text-dust">
          {fill(copy.by, { ...on(createdAt), name: createdBy })}
          {' · '}
          {fill(copy.used, lastUsedAt === null ? { date: messages.never } : on(lastUsedAt))}
        </p>
      </div>
      {revokedAt === null && (
        <ConfirmButton
          label={copy.revoke}
          question={copy.revoking}
          said={copy.revoked}
          work={() => client.revoke(id)}
          onDone={onRevoked}
        />
      )}
    </div>
  );
}
