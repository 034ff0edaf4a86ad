import { contentOf } from '#app/content/content.ts';
import { confirmBooking, hasBooking } from '#app/data/bookings/booking-store.server.ts';
import { enqueue } from '#app/data/delivery/outbox.server.ts';
import { publish, subscribedEndpoints } from '#app/data/delivery/webhooks.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import type { LeadEventHandler, LeadEvent } from '#app/data/leads/lead-change.server.ts';
import { mailMeasureOf, markMailedOf } from '#app/data/notifications/unmailed.server.ts';
import { readAddressee } from '#app/data/staff/accounts/team.server.ts';
import { crmAddress } from '#app/domain/crm/crm-address.ts';
import type { NewMessage } from '#app/domain/delivery/outbox.ts';
import type { WebhookEventType } from '#app/domain/delivery/webhooks.ts';
import { answerDueAt } from '#app/domain/leads/business-hours.ts';
import { leadFieldNames, subjects, writtenOf } from '#app/domain/leads/lead-fields.ts';
import { nameService } from '#app/domain/leads/lead-services.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { agencyLanguage, type Language } from '#app/i18n/languages.ts';
import { announceBooking } from '../bookings/announce-booking.server.ts';
import { isConfirmed } from '../delivery/confirmation-limit.server.ts';
import type { LeadService } from './lead-service.server.ts';
import { reportRows, toolReport } from './tool-report.ts';

const published = {
  received: 'lead.created',
  assigned: 'lead.assigned',
  converted: 'lead.converted',
} as const satisfies Record<LeadEvent, WebhookEventType>;

const confirmationKind = 'lead-confirmation';

/**
 * Emails and webhook events that a lead change enqueues, in its transaction: a confirmation to the visitor, a notice to
 * the assignee or the team, and an event for other systems. Quarantined leads enqueue nothing: their address may belong
 * to someone else.
 *
 * @param origin scheme and host of the site
 * @param now epoch milliseconds
 */
export function leadEventHandler(
  leads: LeadService,
  origin: string,
  now: number,
): LeadEventHandler {
  return async (t, events, lead, by) => {
    const isReceived = events.includes('received');
    const [isBooked, mayConfirm, endpoints] = await Promise.all([
      isReceived && hasBooking(t, lead.id),
      isReceived && isConfirmed(t, lead.email, { kind: confirmationKind, now }),
      subscribedEndpoints(t),
    ]);
    const booking = isBooked ? await confirmBooking(t, lead.id) : null;
    const at = new Date(now);
    // A booking's own emails replace the lead's.
    if (booking) {
      const context = { links: leads.bookingLinks(origin), places: leads.places(), origin, now };
      await announceBooking(t, booking, 'confirmed', context);
      const told = { staffId: booking.member.id, recordId: lead.id } as const;
      await markMailedOf(t, { ...told, kind: 'assigned', at });
    } else {
      const isTaken = by !== null && by.id === lead.assignedTo;
      // A lead that is assigned on arrival notifies its assignee only.
      const isTold =
        (events.includes('assigned') && !isTaken) || (isReceived && lead.assignedTo === null);
      await enqueue(
        t,
        at,
        ...(mayConfirm ? [confirmation(leads, origin, lead)] : []),
        ...(isTold ? await noticesOf(t, origin, lead, { leads, at }) : []),
      );
    }
    const told = { timestamp: at.toISOString(), data: dataOf(lead) };
    for (const each of events) {
      const event = { type: published[each], ...told };
      const key = `${each} ${lead.id} ${lead.version}`;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await publish(t, [{ event, key, about: lead.email }], { now: at, endpoints });
    }
  };
}

/** The fields that webhook events carry: content and status, not our assessment (spam score, notes). */
const toldFields = [
  ...(['id', 'reference', 'status', 'assignedTo', 'createdAt', 'service', 'language'] as const),
  ...(['page', ...leadFieldNames, 'attachments', 'campaign'] as const),
] satisfies (keyof Lead)[];

function dataOf(lead: Lead) {
  return Object.fromEntries(toldFields.map((field) => [field, lead[field]]));
}

function confirmation(leads: LeadService, origin: string, lead: Lead): NewMessage {
  const { name, reference, email, createdAt } = lead;
  const { language } = lead;
  const query = leads.statusQuery(reference, Date.parse(createdAt));
  return {
    topic: 'mail',
    dedupeKey: `${confirmationKind} ${lead.id}`,
    about: email,
    payload: {
      template: confirmationKind,
      to: email,
      language,
      values: {
        name,
        reference,
        statusUrl: origin + withPrefix(`/${language}`, `/suivi?${query}`),
        subject: subjectIn(language, lead),
      },
    },
  };
}

/**
 * The notice to whoever answers a lead: its assignee, unless they have turned such emails off, or the team's address.
 */
async function noticesOf(
  t: Transaction,
  origin: string,
  lead: Lead,
  { leads, at }: { leads: LeadService; at: Date },
): Promise<NewMessage[]> {
  const { id: recordId, assignedTo: staffId } = lead;
  const account = staffId === null ? null : await readAddressee(t, staffId);
  if (staffId === null || account === null)
    return [notice(origin, lead, leads.teamEmail, agencyLanguage)];
  if ((await mailMeasureOf(t, staffId, 'assigned')) !== 'at-once') return [];
  await markMailedOf(t, { staffId, recordId, kind: 'assigned', at });
  return [notice(origin, lead, account.email, account.language ?? agencyLanguage)];
}

function notice(origin: string, lead: Lead, to: string, language: Language): NewMessage {
  const { id, reference, name, email, page, version } = lead;
  return {
    topic: 'mail',
    dedupeKey: `lead-notice ${id} ${version}`,
    about: email,
    payload: {
      template: 'lead-notice',
      // A reply to the notice goes to the person.
      replyTo: { name, address: email },
      to,
      language,
      values: {
        reference,
        receivedAt: lead.createdAt,
        answerBy:
          lead.answeredAt === null
            ? new Date(answerDueAt(Date.parse(lead.createdAt))).toISOString()
            : null,
        ...writtenOf((field) => lead[field]),
        subject: subjectIn(language, lead) || serviceIn(language, lead),
        page,
        reads: lead.language,
        details: lead.attachments.flatMap((each) =>
          reportRows(toolReport(each, language), language),
        ),
        crmUrl: origin + crmAddress(language, { lead: id }),
      },
    },
  };
}

function subjectIn(language: Language, { subject }: Lead): string {
  const known = subjects.find((each) => each === subject);
  return known ? contentOf(language).contact.form.subjects[known] : '';
}

function serviceIn(language: Language, { service }: Lead): string {
  return nameService(service, contentOf(language).leads.services) ?? service;
}
