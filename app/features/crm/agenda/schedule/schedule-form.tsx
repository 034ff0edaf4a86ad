import { useState, type SubmitEvent } from 'react';
import { FormFoot } from '../../fields/form-foot.tsx';
import { useVersionedSave } from '../../frame/conflict/use-versioned-save.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { localDay } from '../../records/local-day.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { MeetingFields, meetingTermsIn } from './meeting-fields.tsx';
import { draftOf, rowsOf } from './schedule-draft.ts';
import { ScheduleQuestion } from './schedule-question.tsx';
import { scheduleStore, type VersionedSchedule } from './schedule-versions.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { WeekFields } from './week-fields.tsx';

/** The fields of a schedule. Validation errors of the server are shown beside their fields. */
export function ScheduleForm({
  id,
  opened,
  agencyVideoUrl,
  onSaved,
}: {
  id: string;
  opened: VersionedSchedule;
  agencyVideoUrl: string | null;
  onSaved: () => void;
}) {
  const {
    messages: { agenda, frame },
    announce,
  } = useWorkspace();
  const { schedule: copy } = agenda;
  const [draft, setDraft] = useState(() => draftOf(opened.schedule));
  const [today] = useState(() => localDay(new Date()));
  const { form, errorAt, setWrong } = useFieldErrors(copy.errors);
  const { isBusy, problem, setProblem, save, dispute, decide } = useVersionedSave(
    scheduleStore(id),
    opened,
    {
      undecided: copy.undecided,
      onSaved(errors) {
        setWrong(errors);
        if (Object.keys(errors).length > 0) return setProblem(copy.wrong);
        announce(copy.saved);
        onSaved();
      },
      onTheirs: onSaved,
    },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    save({ ...rowsOf(draft), ...meetingTermsIn(event.currentTarget) });
  }

  return (
    <form ref={form} className="grid grid-cols-1 gap-6" onSubmit={submit} noValidate>
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
      <MeetingFields
        settings={opened.schedule}
        agencyVideoUrl={agencyVideoUrl}
        videoHelp={copy.videoHelp}
        errorAt={errorAt}
      />
      <FormFoot problem={problem} isBusy={isBusy} submit={frame.save} cancel={null} />
      {dispute && <ScheduleQuestion {...dispute} onDecide={decide} />}
    </form>
  );
}
