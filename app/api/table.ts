import { agendaOperations } from './agenda.ts';
import { auditOperations } from './audit-log.ts';
import { siteAuditOperations } from './audits/audits.ts';
import { clientAuditOperations } from './audits/client-audits.ts';
import { backupOperations } from './backups.ts';
import { bookingOperations } from './bookings.ts';
import { calendarLinkOperations } from './calendar-links.ts';
import { changeOperations } from './crm/changes.ts';
import { noteOperations } from './crm/notes.ts';
import { recordsOperations } from './crm/records.ts';
import { timelineOperations } from './crm/timeline.ts';
import { exportOperations } from './exports.ts';
import { figureOperations } from './figures.ts';
import { keyOperations } from './keys.ts';
import { leadOperations } from './leads/leads.ts';
import { leadReplyOperations } from './leads/replies.ts';
import { teamOperations } from './leads/team.ts';
import { meetingSettingsOperations } from './meeting-settings.ts';
import { notificationOperations } from './notifications.ts';
import { outboxOperations } from './outbox.ts';
import { privacyOperations } from './privacy.ts';
import { prospectingOperations } from './prospecting.ts';
import { pushOperations } from './push-subscriptions.ts';
import { viewOperations } from './saved-views.ts';
import { scheduleOperations } from './schedules.ts';
import { searchOperations } from './search.ts';
import { departureOperations } from './staff/departures.ts';
import { roleOperations } from './staff/roles.ts';
import { staffOperations } from './staff/staff.ts';
import { webhookOperations } from './webhooks.ts';

/** Every operation of the API. Dispatch, description and typed client derive from it. */
export const operations = [
  ...recordsOperations,
  ...noteOperations,
  ...timelineOperations,
  ...changeOperations,
  ...figureOperations,
  ...prospectingOperations,
  ...searchOperations,
  ...leadOperations,
  ...teamOperations,
  ...leadReplyOperations,
  ...notificationOperations,
  ...pushOperations,
  ...viewOperations,
  ...outboxOperations,
  ...webhookOperations,
  ...backupOperations,
  ...privacyOperations,
  ...staffOperations,
  ...departureOperations,
  ...roleOperations,
  ...auditOperations,
  ...exportOperations,
  ...siteAuditOperations,
  ...clientAuditOperations,
  ...bookingOperations,
  ...agendaOperations,
  ...scheduleOperations,
  ...calendarLinkOperations,
  ...meetingSettingsOperations,
  ...keyOperations,
] as const;

/** An operation by its name. */
export type OperationNamed = {
  [Each in (typeof operations)[number] as Each['name']]: Each;
};
