import { useState } from 'react';
import type { Agenda, Meeting } from '#app/domain/bookings/agenda.ts';
import { isOpenBooking } from '#app/domain/bookings/booking.ts';
import { fill } from '#app/i18n/format.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SidePanel } from '#app/ui/side-panel.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ConfirmDialog } from '../frame/confirm-dialog.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { lengthIn, meetingMoment } from './agenda-days.ts';
import { MeetingFacts } from './meeting-facts.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { OutcomeForm } from './outcome-form.tsx';
import { useMeetingChange } from './use-meeting-change.ts';

/** One meeting, beside the days: its facts, and the actions on it. */
export function MeetingPanel({
  meeting,
  agenda,
  now,
  onChange,
  onClose,
}: {
  /** Null when it is no longer among the displayed days. */
  meeting: Meeting | null;
  agenda: Agenda;
  /** Epoch milliseconds. */
  now: number;
  onChange: () => void;
  onClose: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { agenda: copy, frame },
  } = useWorkspace();
  if (!meeting)
    return (
      <SidePanel title={copy.panel.title} close={frame.close} onClose={onClose}>
        <p>{copy.panel.gone}</p>
      </SidePanel>
    );
  const hasBegun = Date.parse(meeting.start) <= now;
  const isChangeable = isOpenBooking(meeting) && Date.parse(meeting.end) > now;
  return (
    <SidePanel
      title={fill(frame.named, { name: copy.panel.title, value: meeting.visitor.name })}
      heading={<span className="heading">{meeting.visitor.name}</span>}
      close={frame.close}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-5">
        <p className="text-dust">
          {lengthIn(language, meeting.kind)} · {copy.statuses[meeting.status]}
        </p>
        {isChangeable && <Changes meeting={meeting} agenda={agenda} onChange={onChange} />}
        {hasBegun && <OutcomeForm meeting={meeting} onChange={onChange} />}
        <MeetingFacts meeting={meeting} />
      </div>
    </SidePanel>
  );
}

function Changes({
  meeting,
  agenda,
  onChange,
}: {
  meeting: Meeting;
  agenda: Agenda;
  onChange: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { agenda: copy, frame },
    backend: { meetings, live },
  } = useWorkspace();
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const { isBusy, problem, change } = useMeetingChange();
  const close = () => setAsked(null);
  const name = meeting.visitor.name;

  async function cancel() {
    const isDone = await change(() => meetings.cancel(meeting.id), copy.cancelling.done);
    onChange();
    if (isDone) close();
  }

  return (
    <div className="flex flex-wrap gap-2">
      <div className="bottom-bar">
        <button type="button" className="button button-primary" onClick={() => setAsked('move')}>
          <Icon name="calendar" className="icon size-5" />
          {copy.panel.move}
        </button>
      </div>
      <button type="button" className="button" onClick={() => setAsked('cancel')}>
        <Icon name="x" className="icon size-5" />
        {copy.panel.cancel}
      </button>
      {asked === 'move' && (
        <MoveDialog meeting={meeting} members={agenda.members} onDone={onChange} onClose={close} />
      )}
      {asked === 'cancel' && (
        <ConfirmDialog
          title={copy.panel.cancel}
          close={frame.close}
          cancel={copy.cancelling.keep}
          yes={copy.cancelling.yes}
          isDeletion
          isBusy={isBusy}
          onYes={() => void cancel()}
          onClose={close}
        >
          <p>
            {fill(copy.cancelling.ask, {
              name,
              when: meetingMoment(language, ownZone(), meeting.start),
            })}
          </p>
          <p className="mt-2 text-dust">{live ? copy.cancelling.told : copy.sandbox.untold}</p>
          {problem && (
            <p role="alert" className="mt-3 text-band-red">
              {problem}
            </p>
          )}
        </ConfirmDialog>
      )}
    </div>
  );
}
