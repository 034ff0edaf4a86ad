import type { SubmitEvent } from 'react';
import { meetingLimits } from '#app/domain/bookings/meeting-settings.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { FormFoot } from '../../fields/form-foot.tsx';
import { textsOf } from '../../fields/form-text.ts';
import { useVersionedSave } from '../../frame/conflict/use-versioned-save.ts';
import { useRead } from '../../frame/use-read.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { agendaClient, type SavedMeetings } from '../agenda-client.ts';
import { MeetingFields, meetingTermsIn } from './meeting-fields.tsx';
import { MeetingSettingsQuestion } from './meeting-settings-question.tsx';
import { meetingSettingsStore } from './meeting-settings-store.ts';
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
  const { data, error } = useRead('meeting settings', () => agendaClient.meetings());
  return (
    <Modal title={words.title} close={frame.close} onClose={onClose} guard={guard}>
      {!data && <p role="status">{error === null ? copy.loading : agenda.failed}</p>}
      {data && (
        <Form
          opened={data}
          onSaved={() => {
            onDone();
            close();
          }}
        />
      )}
    </Modal>
  );
}

function Form({ opened, onSaved }: { opened: SavedMeetings; onSaved: () => void }) {
  const {
    messages: {
      agenda: { schedule: copy, settings: words },
      frame,
    },
    announce,
  } = useWorkspace();
  const { form, errorAt, setWrong } = useFieldErrors(copy.errors);
  const { isBusy, problem, setProblem, save, dispute, decide } = useVersionedSave(
    meetingSettingsStore,
    opened,
    {
      undecided: words.undecided,
      onSaved(errors) {
        setWrong(errors);
        if (Object.keys(errors).length > 0) return setProblem(copy.wrong);
        announce(words.saved);
        onSaved();
      },
      onTheirs: onSaved,
    },
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = event.currentTarget;
    save({ ...meetingTermsIn(sent), office: textsOf(sent)('office') });
  }

  return (
    <form ref={form} className="grid grid-cols-1 gap-6" onSubmit={submit} noValidate>
      <p className="text-dust">{words.lead}</p>
      <TextField
        name="office"
        label={words.office}
        help={words.officeHelp}
        initial={opened.settings.office}
        maxLength={meetingLimits.office}
        autoComplete="off"
        error={errorAt('office')}
      />
      <MeetingFields
        settings={opened.settings}
        agencyVideoUrl={opened.serverVideoUrl}
        videoHelp={words.videoHelp}
        errorAt={errorAt}
      />
      <FormFoot problem={problem} isBusy={isBusy} submit={frame.save} cancel={null} />
      {dispute && <MeetingSettingsQuestion {...dispute} onDecide={decide} />}
    </form>
  );
}
