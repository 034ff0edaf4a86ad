import type { SubmitEvent } from 'react';
import { meetingLimits } from '#app/domain/bookings/meeting-settings.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useMutation } from '../../frame/use-mutation.ts';
import { useRead } from '../../frame/use-read.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { agendaClient, type SavedMeetings } from '../agenda-client.ts';
import { MeetingFields, meetingTermsIn } from './meeting-fields.tsx';
import { useFieldErrors } from './use-field-errors.ts';

/** The agency's meeting settings. */
export function MeetingSettingsDialog({
  onDone,
  onClose,
}: {
  onDone: () => void;
  onClose: () => void;
}) {
  const {
    messages: { agenda, frame },
  } = useWorkspace();
  const { schedule: copy, settings: words } = agenda;
  const { guard, close } = useUnsaved(frame, onClose);
  const { data, error, reload } = useRead('meeting settings', () => agendaClient.meetings());
  return (
    <Modal title={words.title} close={frame.close} onClose={onClose} guard={guard}>
      {!data && <p role="status">{error === null ? copy.loading : agenda.failed}</p>}
      {data && (
        <Form
          saved={data}
          onChanged={reload}
          onSaved={() => {
            onDone();
            close();
          }}
        />
      )}
    </Modal>
  );
}

function Form({
  saved: { version, settings, serverVideoUrl },
  onChanged,
  onSaved,
}: {
  saved: SavedMeetings;
  /** Somebody else has saved meanwhile: what was typed stays, and saves over it. */
  onChanged: () => void;
  onSaved: () => void;
}) {
  const {
    messages: {
      agenda: { schedule: copy, settings: words },
      frame,
    },
    announce,
  } = useWorkspace();
  const { form, errorAt, setWrong } = useFieldErrors(copy.errors);
  const { isBusy, problem, setProblem, run } = useMutation();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    const body = { ...meetingTermsIn(sent), office: textsOf(sent)('office') };
    const ran = await run(() => agendaClient.setMeetings(version, body));
    if (!ran) return;
    if (ran.result === 'changed') {
      onChanged();
      return setProblem(words.changed);
    }
    setWrong(ran.result);
    if (Object.keys(ran.result).length > 0) return setProblem(copy.wrong);
    announce(words.saved);
    onSaved();
  }

  return (
    <form
      ref={form}
      className="grid grid-cols-1 gap-6"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <p className="text-dust">{words.lead}</p>
      <TextField
        name="office"
        label={words.office}
        help={words.officeHelp}
        initial={settings.office}
        maxLength={meetingLimits.office}
        autoComplete="off"
        error={errorAt('office')}
      />
      <MeetingFields
        settings={settings}
        agencyVideoUrl={serverVideoUrl}
        videoHelp={words.videoHelp}
        errorAt={errorAt}
      />
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
