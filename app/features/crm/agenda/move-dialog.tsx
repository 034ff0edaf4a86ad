import { useState, type SubmitEvent } from 'react';
import type { Meeting } from '#app/domain/bookings/agenda.ts';
import type { Day } from '#app/domain/crm/records/field.ts';
import { fill } from '#app/i18n/format.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { FormFoot } from '../fields/form-foot.tsx';
import { textsOf } from '../fields/form-text.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { meetingMoment } from './agenda-days.ts';
import { TimeChoice } from './time-choice.tsx';
import { useMeetingChange } from './use-meeting-change.ts';

/** Moves a meeting to one of the nearest free times, to a time on another day, or to another person. */
export function MoveDialog({
  meeting,
  members,
  onDone,
  onClose,
}: {
  meeting: Meeting;
  /** People who can take it over. */
  members: readonly { id: string; name: string }[];
  onDone: () => void;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { agenda, frame },
    backend: { meetings, live },
  } = useWorkspace();
  const { move: copy } = agenda;
  const { isBusy, problem, setProblem, refusals, change } = useMeetingChange();
  const [opened] = useState(meeting);
  // Until someone is chosen, the meeting stays with its host, who may have changed meanwhile.
  const [chosen, setChosen] = useState<string | null>(null);
  const member = chosen ?? meeting.member.id;
  const isMoved = meeting.start !== opened.start || meeting.member.id !== opened.member.id;
  const [day, setDay] = useState<Day>('');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const start = textsOf(event.currentTarget)('start');
    if (!start) return setProblem(copy.choose);
    const to = { start, ...(member !== meeting.member.id && { member }) };
    const said = fill(live ? copy.moved : agenda.sandbox.moved, {
      when: meetingMoment(language, ownZone(), start),
    });
    const isDone = await change(() => meetings.move(meeting.id, to), said);
    onDone();
    if (isDone) onClose();
  }

  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-dust">
          {live ? fill(copy.lead, { name: meeting.visitor.name }) : agenda.sandbox.untold}
        </p>
        {isMoved && (
          <p role="status" className="text-lumen">
            {fill(copy.meanwhile, {
              when: meetingMoment(language, ownZone(), meeting.start),
              name: meeting.member.name,
            })}
          </p>
        )}
        {members.length > 1 && (
          <SelectField
            name="move-member"
            label={copy.member}
            value={member}
            options={members.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
        )}
        <TimeChoice
          // A time that was taken meanwhile is no longer offered.
          key={`${member} ${day} ${refusals}`}
          kind={meeting.kind}
          member={member}
          near={Date.parse(meeting.start)}
          day={day}
          {...(member === meeting.member.id && { except: meeting.id })}
          onDay={setDay}
        />
        <FormFoot
          problem={problem}
          isBusy={isBusy}
          submit={copy.submit}
          cancel={{ label: frame.cancel, onPress: onClose }}
        />
      </form>
    </Modal>
  );
}
