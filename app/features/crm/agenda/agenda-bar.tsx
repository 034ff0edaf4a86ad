import { useState } from 'react';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Chips } from '../fields/chips.tsx';
import { useWorkspace } from '../frame/workspace.tsx';
import { clockWords } from './agenda-days.ts';
import { MeetingSettingsDialog } from './schedule/meeting-settings-dialog.tsx';
import { ScheduleDialog } from './schedule/schedule-dialog.tsx';
import { everybody, type useAgendaPlace } from './use-agenda.ts';

type Place = ReturnType<typeof useAgendaPlace>;

interface Member {
  id: string;
  name: string;
}

/** Chooses the days and the person of the agenda. */
export function AgendaBar({
  place,
  members,
  onChange,
}: {
  place: Place;
  members: readonly Member[];
  onChange: () => void;
}) {
  const { language } = useVisit();
  const {
    messages: { agenda: copy },
    user,
    backend,
  } = useWorkspace();
  const { span, from, day, isWide } = place;
  const who = place.who || (user?.id ?? '');
  const words = clockWords(language);
  const title = span === 'week' ? words.range(from, daysAfter(from, 6)) : words.date(day);
  return (
    <div className="filter-bar">
      <div className="filter-line">
        <Steps place={place} />
        <h2 className="heading whitespace-nowrap" aria-live="polite">
          {title}
        </h2>
        <div className="flex flex-wrap items-center gap-2 max-sm:grow sm:ms-auto">
          {members.length > 1 && (
            <MemberChoice who={who} members={members} onChoose={place.lookAt} />
          )}
          {backend.live && (
            <>
              <SettingsButton onChange={onChange} />
              <HoursButton whose={members.find(({ id }) => id === who)} onChange={onChange} />
            </>
          )}
          {isWide && (
            <Chips
              label={copy.spans.label}
              value={span}
              options={[
                ['week', copy.spans.week],
                ['day', copy.spans.day],
              ]}
              onChange={place.look}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Steps({ place }: { place: Place }) {
  const { agenda: copy } = useWorkspace().messages;
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className="row-button"
        aria-label={copy.previous[place.span]}
        onClick={() => place.step(-1)}
      >
        <Icon name="chevron-left" className="icon size-5" />
      </button>
      <button
        type="button"
        className="row-button"
        aria-label={copy.next[place.span]}
        onClick={() => place.step(1)}
      >
        <Icon name="chevron-right" className="icon size-5" />
      </button>
      <button type="button" className="button px-4" onClick={() => place.show(place.today)}>
        {copy.today}
      </button>
    </div>
  );
}

/** @param onChoose receives an id; empty for the user's own agenda */
function MemberChoice({
  who,
  members,
  onChoose,
}: {
  who: string;
  members: readonly Member[];
  onChoose: (id: string) => void;
}) {
  const {
    messages: { agenda: copy },
    user,
  } = useWorkspace();
  return (
    <label className="flex items-center gap-2 text-xs text-dust max-sm:grow">
      {copy.member}
      <select
        className="input dropdown w-auto min-w-0 max-sm:grow"
        value={who}
        onChange={({ currentTarget: { value } }) => onChoose(value === user?.id ? '' : value)}
      >
        {members.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value={everybody}>{copy.everybody}</option>
      </select>
    </label>
  );
}

/** Opens the agency's meeting settings, for users who may change them. */
function SettingsButton({ onChange }: { onChange: () => void }) {
  const {
    messages: { agenda: copy },
    may,
  } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('cockpit')) return null;
  return (
    <>
      <button type="button" className="button px-4" onClick={() => setIsOpen(true)}>
        <Icon name="settings" className="icon size-5" />
        {copy.settings.open}
      </button>
      {isOpen && <MeetingSettingsDialog onDone={onChange} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Opens the hours of the displayed person: the user's own, or anyone's for users who manage accounts. */
function HoursButton({ whose, onChange }: { whose: Member | undefined; onChange: () => void }) {
  const {
    messages: { agenda: copy },
    user,
    may,
  } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  if (!whose || !(whose.id === user?.id || may('manage-staff'))) return null;
  return (
    <>
      <button type="button" className="button px-4" onClick={() => setIsOpen(true)}>
        <Icon name="clock" className="icon size-5" />
        {copy.schedule.open}
      </button>
      {isOpen && (
        <ScheduleDialog member={whose} onDone={onChange} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}
