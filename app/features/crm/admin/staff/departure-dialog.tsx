import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { recordOf } from '#app/domain/codec/record-of.ts';
import type { StaffListItem } from '#app/domain/staff/administration.ts';
import {
  belongingKinds,
  type BelongingKind,
  type RemainingMeeting,
  type Successors,
} from '#app/domain/staff/reassignment.ts';
import { fill, formatDate } from '#app/i18n/format.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { FormFoot } from '../../fields/form-foot.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useRead } from '../../frame/use-read.ts';
import { localDay } from '../../records/local-day.ts';
import { useAdmin } from '../admin-context.tsx';
import { LeaverKeys } from './leaver-keys.tsx';
import { SuccessorFields, Belongings, listOf } from './successor-fields.tsx';

/** Reassigns the records that a member of staff owns, and disables the account if it is still active. */
export function DepartureDialog({
  member: { id, name, disabledAt },
  colleagues,
  onDone,
  onClose,
}: {
  member: StaffListItem;
  /** Possible successors. */
  colleagues: readonly StaffListItem[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { messages } = useAdmin();
  const { departure: copy } = messages.staff;
  const { counts, isUnavailable, isBusy, problem, handOver } = useHandOver({
    id,
    name,
    disabledAt,
  });
  const [isSplit, setIsSplit] = useState(false);
  const [kept, setKept] = useState<readonly RemainingMeeting[] | null>(null);
  const isLeaving = disabledAt === null;
  const all = counts ? belongingKinds.filter((what) => counts[what] > 0) : [];

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = textsOf(event.currentTarget);
    const to = (what: BelongingKind) => text(isSplit ? `to-${what}` : 'to-all') || null;
    const remaining = await handOver(
      recordOf(belongingKinds, (what) => (all.includes(what) ? to(what) : null)),
    );
    if (!remaining) return;
    if (remaining.length > 0) setKept(remaining);
    else onDone();
  }

  return (
    <Modal
      title={fill(isLeaving ? copy.title : copy.reassignTitle, { name })}
      close={messages.close}
      onClose={onClose}
    >
      {isLeaving && kept === null && <p className="mb-4">{fill(copy.lead, { name })}</p>}
      {kept === null && <LeaverKeys name={name} />}
      {kept && <RemainingMeetings kept={kept} name={name} id={id} onDone={onDone} />}
      <form
        className="grid grid-cols-1 gap-4"
        hidden={kept !== null}
        onSubmit={(event) => void submit(event)}
      >
        {!counts && (
          <p role="status">{isUnavailable ? messages.failure.refused : messages.loading}</p>
        )}
        {counts && all.length === 0 && <p>{fill(copy.nothing, { name })}</p>}
        {counts && all.length > 0 && (
          <>
            <Belongings all={all} counts={counts} name={name} id={id} />
            <SuccessorFields all={all} isSplit={isSplit} name={name} colleagues={colleagues} />
            {all.length > 1 && (
              <button
                type="button"
                className="text-link min-h-11 w-fit"
                onClick={() => setIsSplit(!isSplit)}
              >
                {isSplit ? copy.together : copy.split}
              </button>
            )}
          </>
        )}
        <FormFoot
          problem={problem}
          isBusy={isBusy || !counts || (!isLeaving && all.length === 0)}
          submit={isBusy ? messages.busy : isLeaving ? copy.yes : copy.reassign}
          cancel={{ label: messages.cancel, onPress: onClose }}
        />
      </form>
    </Modal>
  );
}

/** Reads what a member of staff owns and reassigns it; disables the account if it is still active. */
function useHandOver({ id, name, disabledAt }: Pick<StaffListItem, 'id' | 'name' | 'disabledAt'>) {
  const { client, messages } = useAdmin();
  const { departure: copy } = messages.staff;
  const { isBusy, problem, run } = useMutation();
  const { data, error } = useRead(`belongings ${id}`, () => client.belongings(id));

  /** @returns the meetings that nobody could take over, to be shown before the dialog closes; null after a failure */
  async function handOver(successors: Successors): Promise<readonly RemainingMeeting[] | null> {
    const isLeaving = disabledAt === null;
    const ran = await run(
      () => (isLeaving ? client.disable(id, successors) : client.reassign(id, successors)),
      fill(isLeaving ? copy.left : copy.reassigned, { name }),
    );
    if (!ran) return null;
    return successors.meetings === null ? [] : ran.result.kept;
  }

  return { counts: data, isUnavailable: error !== null, isBusy, problem, handOver };
}

function RemainingMeetings({
  kept,
  name,
  id,
  onDone,
}: {
  kept: readonly RemainingMeeting[];
  name: string;
  id: string;
  onDone: () => void;
}) {
  const { language } = useVisit();
  const { messages } = useAdmin();
  const { departure: copy } = messages.staff;
  return (
    <div role="alert" className="grid gap-3">
      <p>{fill(copy.kept, { name })}</p>
      <ul>
        {kept.map((meeting) => (
          <li key={meeting.start + meeting.name}>
            <Link
              to={`?${new URLSearchParams({ ...listOf.meetings(name, id), jour: localDay(new Date(meeting.start)) }).toString()}`}
              className="text-link min-h-11"
            >
              {formatDate(language, meeting.start, 'short')}
            </Link>{' '}
            <span dir="auto">{meeting.name}</span>
          </li>
        ))}
      </ul>
      <button type="button" className="button w-fit" onClick={onDone}>
        {messages.close}
      </button>
    </div>
  );
}
