import { useState, type SubmitEvent } from 'react';
import { bookingChannels, bookingKinds } from '#app/domain/bookings/booking.ts';
import { FieldNotes, notedBy } from '#app/ui/fields/field-notes.tsx';
import { Choices } from '#app/ui/fields/choices.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { localDay } from '../../records/local-day.ts';
import { agendaClient, type ScheduleBody } from '../agenda-client.ts';
import { lengthIn } from '../agenda-days.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { draftOf, rowsOf } from './schedule-draft.ts';
import { WeekFields } from './week-fields.tsx';

/** The fields of a schedule. What the server refuses stands beside its field. */
export function ScheduleForm({
  id,
  schedule,
  onSaved,
}: {
  id: string;
  schedule: ScheduleBody;
  onSaved: () => void;
}) {
  const {
    messages: { agenda, frame },
    announce,
  } = useWorkspace();
  const { schedule: copy } = agenda;
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const [today] = useState(() => localDay(new Date()));
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { isBusy, problem, setProblem, run } = useMutation();
  const errorAt = (path: string) => {
    const code = wrong[path];
    if (code === undefined) return undefined;
    const known = Object.entries(copy.errors).find(([name]) => name === code);
    return known?.[1] ?? copy.errors.other;
  };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { ...rowsOf(draft), ...settingsIn(event.currentTarget) };
    const ran = await run(() => agendaClient.setSchedule(id, body));
    if (!ran) return;
    setWrong(ran.result);
    if (Object.keys(ran.result).length > 0) return setProblem(copy.wrong);
    announce(copy.saved);
    onSaved();
  }

  return (
    <form className="grid grid-cols-1 gap-6" onSubmit={(event) => void submit(event)} noValidate>
      <p className="text-dust">{copy.lead}</p>
      <WeekFields
        week={draft.week}
        errorAt={errorAt}
        onChange={(day, hours) => setDraft({ ...draft, week: { ...draft.week, [day]: hours } })}
      />
      <DaysOffFields
        daysOff={draft.daysOff}
        today={today}
        errorAt={errorAt}
        onChange={(daysOff) => setDraft({ ...draft, daysOff })}
      />
      <Settings schedule={schedule} errorAt={errorAt} />
      {problem && (
        <p role="alert" className="text-band-red">
          {problem}
        </p>
      )}
      <button
        type="submit"
        className="button button-primary w-fit disabled:opacity-60"
        disabled={isBusy}
      >
        {frame.save}
      </button>
    </form>
  );
}

const figures = [
  ['noticeHours', 'notice'],
  ['horizonDays', 'horizon'],
  ['bufferMinutes', 'buffer'],
  ['mostPerDay', 'most'],
] as const;

function Settings({
  schedule,
  errorAt,
}: {
  schedule: ScheduleBody;
  errorAt: (path: string) => string | undefined;
}) {
  const { language } = useVisit();
  const {
    messages: { agenda },
  } = useWorkspace();
  const { schedule: copy } = agenda;
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <SelectField
        name="holidays"
        label={copy.holidays}
        initial={schedule.holidays ?? ''}
        none={copy.noHolidays}
        options={Object.entries(copy.regions).map(([value, label]) => ({ value, label }))}
      />
      <ZoneField initial={schedule.timeZone} error={errorAt('timeZone')} />
      {figures.map(([field, label]) => (
        <NumberField
          key={field}
          name={field}
          label={copy[label]}
          initial={String(schedule[field] ?? '')}
          isWhole
          help={field === 'mostPerDay' ? copy.mostHelp : undefined}
          error={errorAt(field)}
        />
      ))}
      <Choices
        type="checkbox"
        name="kinds"
        legend={copy.kinds}
        options={bookingKinds.map((value) => ({ value, label: lengthIn(language, value) }))}
        chosen={schedule.kinds}
      />
      <div>
        <Choices
          type="checkbox"
          name="channels"
          legend={copy.channels}
          options={bookingChannels.map((value) => ({ value, label: agenda.channels[value] }))}
          chosen={schedule.channels}
        />
        <FieldNotes id="channels" help={copy.videoHelp} error={errorAt('channels')} />
      </div>
    </div>
  );
}

function ZoneField({ initial, error }: { initial: string; error: string | undefined }) {
  const {
    messages: {
      agenda: { schedule: copy },
    },
  } = useWorkspace();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor="timeZone" className="small">
        {copy.zone}
      </label>
      <input
        id="timeZone"
        name="timeZone"
        list="time-zones"
        autoComplete="off"
        className={`input ${error ? 'border-band-red' : ''}`}
        defaultValue={initial}
        {...notedBy('timeZone', { error })}
      />
      <datalist id="time-zones">
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <FieldNotes id="timeZone" error={error} />
    </div>
  );
}

/** What the fields without rows say; the server says what is wrong with it. */
function settingsIn(form: HTMLFormElement): Omit<ScheduleBody, 'week' | 'daysOff'> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // No number is sent as null, which is refused where one is needed.
  const number = (name: string) => (text(name) === '' ? NaN : Number(text(name).replace(',', '.')));
  return {
    timeZone: text('timeZone'),
    holidays: (text('holidays') || null) as ScheduleBody['holidays'],
    noticeHours: number('noticeHours'),
    horizonDays: number('horizonDays'),
    bufferMinutes: number('bufferMinutes'),
    mostPerDay: text('mostPerDay') === '' ? null : number('mostPerDay') || 0,
    kinds: bookingKinds.filter((kind) => data.getAll('kinds').includes(kind)),
    channels: bookingChannels.filter((channel) => data.getAll('channels').includes(channel)),
  };
}
