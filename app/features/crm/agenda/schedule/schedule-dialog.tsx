import { useState } from 'react';
import { fill } from '#app/i18n/format.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { Modal } from '#app/ui/modal.tsx';
import { useRead } from '../../frame/use-read.ts';
import { useUnsaved } from '../../frame/use-unsaved.ts';
import { useWorkspace } from '../../frame/workspace.tsx';
import { agendaClient } from '../agenda-client.ts';
import { CalendarLinks } from './calendar-links.tsx';
import { newSchedule } from './schedule-draft.ts';
import { ScheduleForm } from './schedule-form.tsx';

/** Edits when someone takes meetings. */
export function ScheduleDialog({
  member: { id, name },
  onDone,
  onClose,
}: {
  member: { id: string; name: string };
  onDone: () => void;
  onClose: () => void;
}) {
  const {
    messages: { agenda, frame },
  } = useWorkspace();
  const { schedule: copy } = agenda;
  const { guard, close } = useUnsaved(frame, onClose);
  const [zone] = useState(ownZone);
  const { data, error } = useRead(`schedule ${id}`, () => agendaClient.schedule(id));
  return (
    <Modal title={fill(copy.title, { name })} close={frame.close} onClose={close} guard={guard}>
      {!data && <p role="status">{error === null ? copy.loading : agenda.failed}</p>}
      {data && (
        <ScheduleForm
          id={id}
          opened={{
            version: data.version,
            schedule: data.schedule ?? newSchedule(data.agency, zone),
          }}
          agencyVideoUrl={data.agency.videoUrl}
          onSaved={() => {
            onDone();
            close();
          }}
        />
      )}
      {data && <CalendarLinks id={id} />}
    </Modal>
  );
}
