import type { MeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import type { Dispute } from '../../frame/conflict/save-joined.ts';
import { VersionsDialog } from '../../frame/conflict/versions-dialog.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import type { SavedMeetings } from '../agenda-client.ts';
import { useTermWords } from './term-words.ts';

/** Asks which meeting settings to keep when two people changed the same ones. */
export function MeetingSettingsQuestion({
  mine,
  there,
  disputed,
  onDecide,
}: Dispute<MeetingSettings, SavedMeetings, keyof MeetingSettings> & {
  onDecide: (choice: 'mine' | 'theirs' | null) => void;
}) {
  const {
    messages: {
      agenda: { settings: copy },
      frame: { none },
      live,
    },
  } = useWorkspace();
  const termWords = useTermWords();
  const words = (settings: MeetingSettings) => ({
    ...termWords(settings),
    office: [copy.office, settings.office || none] as const,
  });
  const [own, theirs] = [words(mine), words(there.settings)];
  return (
    <VersionsDialog
      title={copy.changed}
      lead={live.conflict.lead}
      rows={disputed.map((field) => ({
        name: own[field][0],
        mine: own[field][1],
        theirs: theirs[field][1],
      }))}
      onDecide={onDecide}
    />
  );
}
