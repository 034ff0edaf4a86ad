import { useState, type SubmitEvent } from 'react';
import { useMutation } from '../../frame/use-mutation.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { localDay } from '../../records/local-day.ts';
import { agendaClient, type ScheduleBody } from '../agenda-client.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { MeetingFields, meetingTermsIn } from './meeting-fields.tsx';
import { draftOf, rowsOf } from './schedule-draft.ts';
import { useFieldErrors } from './use-field-errors.ts';
import { WeekFields } from './week-fields.tsx';
import { FormFoot } from '../../fields/form-foot.tsx';

/** The fields of a schedule. What the server refuses stands beside its field. */
export function ScheduleForm({
  id,
  schedule,
  agencyVideoUrl,
  onSaved,
}: {
  id: string;
  schedule: ScheduleBody;
  agencyVideoUrl: string | null;
  onSaved: () => void;
}) {
  const {
    messages: { agenda, frame },
    announce,
  } = useWorkspace();
  const { schedule: copy } = agenda;
  const [draft, setDraft] = useState(() => draftOf(schedule));
  const [today] = useState(() => localDay(new Date()));
  const { form, errorAt, setWrong } = useFieldErrors(copy.errors);
  const { isBusy, problem, setProblem, run } = useMutation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const body = { ...rowsOf(draft), ...meetingTermsIn(event.currentTarget) };
    const ran = await run(() => agendaClient.setSchedule(id, body));
    if (!ran) return;
    setWrong(ran.result);
    if (Object.keys(ran.result).length > 0) return setProblem(copy.wrong);
    announce(copy.saved);
    onSaved();
  }

  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
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
        settings={schedule}
        agencyVideoUrl={agencyVideoUrl}
        videoHelp={copy.videoHelp}
        errorAt={errorAt}
      />
      <FormFoot problem={problem} isBusy={isBusy} submit={frame.save} cancel={null} />
    </form>
  );
}
