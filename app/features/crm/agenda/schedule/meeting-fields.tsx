import { bookingChannels, bookingKinds } from '#app/domain/bookings/booking.ts';
import { meetingLimits, type MeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import { Choices } from '#app/ui/fields/choices.tsx';
import { FieldNotes, noteAttributes } from '#app/ui/fields/field-notes.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { ScheduleBody } from '../agenda-client.ts';
import { lengthIn } from '../agenda-days.ts';

export type MeetingTerms = Omit<ScheduleBody, 'week' | 'daysOff'>;

const figures = [
  ['noticeHours', 'notice'],
  ['horizonDays', 'horizon'],
  ['bufferMinutes', 'buffer'],
  ['mostPerDay', 'most'],
] as const;

/** Channels, lengths and limits of meetings, for someone's own hours or as the agency's defaults. */
export function MeetingFields({
  settings,
  agencyVideoUrl,
  videoHelp,
  errorAt,
}: {
  settings: MeetingTerms;
  /** The agency's address for video calls, used when this has none; null without one. */
  agencyVideoUrl: string | null;
  videoHelp: string;
  /** Error at a path. */
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
        initial={settings.holidays ?? ''}
        none={copy.noHolidays}
        options={Object.entries(copy.regions).map(([value, label]) => ({ value, label }))}
      />
      <ZoneField initial={settings.timeZone} error={errorAt('timeZone')} />
      {figures.map(([field, label]) => (
        <NumberField
          key={field}
          name={field}
          label={copy[label]}
          initial={String(settings[field] ?? '')}
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
        chosen={settings.kinds}
      />
      <div>
        <Choices
          type="checkbox"
          name="channels"
          legend={copy.channels}
          options={bookingChannels.map((value) => ({ value, label: agenda.channels[value] }))}
          chosen={settings.channels}
        />
        <FieldNotes id="channels" error={errorAt('channels')} />
      </div>
      <div className="sm:col-span-2">
        <TextField
          name="videoUrl"
          type="url"
          label={copy.video}
          help={agencyVideoUrl === null ? copy.noVideo : videoHelp}
          initial={settings.videoUrl ?? ''}
          placeholder={agencyVideoUrl ?? ''}
          maxLength={meetingLimits.videoUrl}
          autoComplete="off"
          error={errorAt('videoUrl')}
        />
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
        {...noteAttributes('timeZone', { error })}
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

/** Values of the fields; the server validates them. */
export function meetingTermsIn(
  form: HTMLFormElement,
): MeetingTerms & Pick<MeetingSettings, 'videoUrl'> {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  // NaN is sent as null, which the server rejects if a number is required.
  const number = (name: string) => (text(name) === '' ? NaN : Number(text(name).replace(',', '.')));
  return {
    timeZone: text('timeZone'),
    videoUrl: text('videoUrl') || null,
    holidays: (text('holidays') || null) as MeetingTerms['holidays'],
    noticeHours: number('noticeHours'),
    horizonDays: number('horizonDays'),
    bufferMinutes: number('bufferMinutes'),
    mostPerDay: text('mostPerDay') === '' ? null : number('mostPerDay') || 0,
    kinds: bookingKinds.filter((kind) => data.getAll('kinds').includes(kind)),
    channels: bookingChannels.filter((channel) => data.getAll('channels').includes(channel)),
  };
}
