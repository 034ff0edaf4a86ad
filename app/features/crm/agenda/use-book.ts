import { useState, type SubmitEvent } from 'react';
import type { CrmCopy } from '#app/content/crm/shape.ts';
import { bookingChannels, type BookingKind } from '#app/domain/bookings/booking.ts';
import { fill } from '#app/i18n/format.ts';
import { agencyLanguage, isLanguage } from '#app/i18n/languages.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../fields/form-text.ts';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { agendaClient, type NewMeeting } from './agenda-client.ts';
import { meetingMoment } from './agenda-days.ts';

/** The person a meeting is booked for, from their record. */
export interface BookedFor {
  leadId: string | null;
  clientId: string | null;
  name: string;
  email: string;
  phone: string;
  company: string;
  language: string;
}

/**
 * Books a meeting from the form.
 *
 * @param onBooked called once it is booked
 */
export function useBook(whom: BookedFor, kind: BookingKind, onBooked: () => void) {
  const { language } = useVisit();
  const {
    messages: { agenda },
    user,
    backend,
    announce,
  } = useWorkspace();
  const { book: copy } = agenda;
  const { isBusy, problem, setProblem, run } = useMutation();
  const [key] = useState(backend.newId);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const labels: Readonly<Record<string, string>> = bookLabels(agenda);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const meeting = meetingIn(event.currentTarget, { key, kind, member: user?.id ?? '', whom });
    if (!meeting.start) return setProblem(agenda.move.choose);
    const ran = await run(() => agendaClient.book(meeting));
    if (!ran) return;
    const { result } = ran;
    setWrong(result.is === 'invalid' ? result.fields : []);
    if (result.is === 'taken') {
      setRefusals(refusals + 1);
      return setProblem(agenda.move.taken);
    }
    if (result.is === 'invalid') {
      const fields = result.fields.map((field) => labels[field] ?? field).join(', ');
      return setProblem(fill(copy.wrong, { fields }));
    }
    announce(fill(copy.booked, { when: meetingMoment(language, ownZone(), meeting.start) }));
    onBooked();
  }

  return { isBusy, problem, wrong, refusals, submit };
}

/** Names of the fields that the server may reject. */
export function bookLabels({ panel, book }: CrmCopy['agenda']) {
  return {
    name: book.name,
    email: panel.email,
    phone: panel.phone,
    company: panel.company,
    timeZone: book.zone,
    message: book.message,
  };
}

function meetingIn(
  form: HTMLFormElement,
  {
    key,
    kind,
    member,
    whom: { leadId, clientId },
  }: { key: string; kind: BookingKind; member: string; whom: BookedFor },
): NewMeeting {
  const text = textsOf(form);
  const spoken = text('language');
  const channel = bookingChannels.find((each) => each === text('channel')) ?? 'phone';
  return {
    key,
    kind,
    member,
    channel,
    leadId,
    clientId,
    start: text('start'),
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    language: isLanguage(spoken) ? spoken : agencyLanguage,
    timeZone: text('timeZone'),
    message: text('message'),
  };
}
