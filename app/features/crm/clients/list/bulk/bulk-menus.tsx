import type { SubmitEvent } from 'react';
import { planStatus, planTag, planUntag } from '#app/domain/crm/plans/client-bulk.ts';
import { planAssign } from '#app/domain/crm/plans/clients.ts';
import { clientStatuses } from '#app/domain/crm/records/client-statuses.ts';
import { fill } from '#app/i18n/format.ts';
import { textsOf } from '../../../fields/form-text.ts';
import { SubmitButton } from '../../../fields/submit-button.tsx';
import { TagSuggestions } from '../../../fields/tag-suggestions.tsx';
import { useWorkspace } from '../../../frame/workspace.tsx';
import type { Bulk } from './use-bulk.ts';

/** Assigns the selected clients to a member of the team. */
export function OwnerItems({ bulk: { isBusy, act } }: { bulk: Bulk }) {
  const {
    messages: { clientList: copy },
    team,
  } = useWorkspace();
  return team.map((owner) => (
    <button
      key={owner}
      type="button"
      className="menu-item"
      disabled={isBusy}
      onClick={() =>
        void act((chosen, world) => planAssign(chosen, owner, world), copy.assigned, { owner })
      }
    >
      {fill(copy.assign, { owner })}
    </button>
  ));
}

/** Sets the status of the selected clients. */
export function StatusItems({ bulk: { isBusy, act } }: { bulk: Bulk }) {
  const {
    messages: { clientList: copy, clients },
  } = useWorkspace();
  return clientStatuses.map((status) => {
    const label = clients.statuses[status];
    return (
      <button
        key={status}
        type="button"
        className="menu-item"
        disabled={isBusy}
        onClick={() =>
          void act((chosen, world) => planStatus(chosen, status, label, world), copy.statusSet, {
            status: label,
          })
        }
      >
        {label}
      </button>
    );
  });
}

/** Adds a tag to the selected clients, or removes one. */
export function TagForm({
  bulk: { isBusy, act },
  typed,
  onType,
}: {
  bulk: Bulk;
  typed: string;
  onType: (tag: string) => void;
}) {
  const {
    messages: { clientList: copy },
  } = useWorkspace();

  function change(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const tag = textsOf(form)('crm-bulk-tag');
    if (tag === '') return;
    const isRemoval = (event.nativeEvent.submitter as HTMLButtonElement | null)?.value === 'remove';
    form.closest<HTMLElement>('[popover]')?.hidePopover();
    void (isRemoval
      ? act((chosen, world) => planUntag(chosen, tag, world), copy.untagged, { tag })
      : act((chosen, world) => planTag(chosen, tag, world), copy.tagged, { tag }));
  }

  return (
    <form className="grid gap-2 p-2" onSubmit={change}>
      <label htmlFor="crm-bulk-tag" className="small">
        {copy.tagLabel}
      </label>
      <TagSuggestions id="crm-bulk-tag-list">
        <input
          id="crm-bulk-tag"
          list="crm-bulk-tag-list"
          name="crm-bulk-tag"
          className="input"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          maxLength={100}
          autoComplete="off"
          required
        />
      </TagSuggestions>
      <div className="flex flex-wrap gap-2">
        <SubmitButton isBusy={isBusy}>{copy.addTag}</SubmitButton>
        <button
          type="submit"
          value="remove"
          className="button disabled:opacity-60"
          disabled={isBusy}
        >
          {copy.removeTag}
        </button>
      </div>
    </form>
  );
}
