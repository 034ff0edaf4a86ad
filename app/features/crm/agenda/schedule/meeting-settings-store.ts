import type { MeetingSettings } from '#app/domain/bookings/meeting-settings.ts';
import { joinVersions } from '#app/domain/crm/records/joined-versions.ts';
import type { VersionedStore } from '../../frame/conflict/save-joined.ts';
import { agendaClient, type FieldErrors, type SavedMeetings } from '../agenda-client.ts';

/** The agency's meeting settings on the server. */
export const meetingSettingsStore: VersionedStore<
  MeetingSettings,
  SavedMeetings,
  keyof MeetingSettings,
  FieldErrors
> = {
  write: (mine, { version }) => agendaClient.setMeetings(version, mine),
  read: () => agendaClient.meetings(),
  join: (base, mine, there) => joinVersions(base.settings, mine, there.settings),
};
