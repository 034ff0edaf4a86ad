import { useState, type SubmitEvent } from 'react';
import { bookingChannels, bookingKinds, type BookingKind } from '#app/domain/bookings/booking.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import { agencyLanguage, isLanguage, languageNames, languages } from '#app/i18n/languages.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { textsOf } from '../fields/form-text.ts';
import { SelectField } from '../fields/select-field.tsx';
import { useMutation } from '../frame/use-mutation.ts';
import { useNow } from '../frame/use-now.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { agendaClient, type NewMeeting } from './agenda-client.ts';
import { lengthIn, meetingMoment, ownZone } from './agenda-days.ts';
import { TimeChoice } from './time-choice.tsx';
import { FormFoot } from '../fields/form-foot.tsx';

/** Whom a meeting is booked for, as their record says. */
export interface BookedFor {
  leadId: string | null;
  clientId: string | null;
  name: string;
  email: string;
  phone: string;
  company: string;
  language: string;
}

/** Books a meeting of one's own with somebody who is known. */
export function BookDialog({ whom, onClose }: { whom: BookedFor; onClose: () => void }) {
  const { language } = useVisit();
  const {
    messages: { agenda, frame },
    user,
  } = useWorkspace();
  const { book: copy } = agenda;
  const near = useNow();
  const [first] = useState(near);
  const [kind, setKind] = useState<BookingKind>('15');
  const [day, setDay] = useState('');
  const { isBusy, problem, wrong, refusals, submit } = useBook(whom, kind, onClose);

  return (
    <Modal title={copy.title} close={frame.close} onClose={onClose}>
      <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            name="book-kind"
            label={copy.kind}
            value={kind}
            options={bookingKinds.map((value) => ({ value, label: lengthIn(language, value) }))}
            onChange={(value) => setKind(bookingKinds.find((each) => each === value) ?? '15')}
          />
          <SelectField
            name="channel"
            label={copy.channel}
            initial={whom.phone ? 'phone' : 'office'}
            options={bookingChannels.map((value) => ({ value, label: agenda.channels[value] }))}
          />
        </div>
        <TimeChoice
          // A time that was taken meanwhile is offered no longer.
          key={`${kind} ${day} ${refusals}`}
          kind={kind}
          member={user?.id ?? ''}
          near={first}
          day={day}
          onDay={setDay}
        />
        <PersonFields whom={whom} wrong={wrong} />
        <TextField
          name="message"
          label={copy.message}
          lines={2}
          maxLength={leadFields.message.most}
        />
        <FormFoot
          problem={problem}
          isBusy={isBusy}
          submit={copy.submit}
          cancel={{ label: frame.cancel, onPress: onClose }}
        />
      </form>
    </Modal>
  );
}

/**
 * Books what the form says.
 *
 * @param onBooked called once it is booked
 */
function useBook(whom: BookedFor, kind: BookingKind, onBooked: () => void) {
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
  const labels = labelsOf(agenda);

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

/** With whom, in which language and zone. */
function PersonFields({ whom, wrong }: { whom: BookedFor; wrong: readonly string[] }) {
  const { language } = useVisit();
  const { agenda } = useWorkspace().messages;
  const { book: copy } = agenda;
  const labels = labelsOf(agenda);
  const fieldOf = (field: string, label: string) => ({
    name: field,
    label,
    autoComplete: 'off',
    ...(wrong.includes(field) && { error: fill(copy.wrong, { fields: label }) }),
  });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {(['name', 'email', 'phone', 'company'] as const).map((field) => (
        <TextField
          key={field}
          {...fieldOf(field, labels[field] ?? '')}
          initial={whom[field]}
          maxLength={leadFields[field].most}
        />
      ))}
      <SelectField
        name="language"
        label={copy.language}
        initial={isLanguage(whom.language) ? whom.language : language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
      />
      <TextField {...fieldOf('timeZone', copy.zone)} initial={ownZone()} />
    </div>
  );
}

function labelsOf({
  panel,
  book,
}: ReturnType<typeof useWorkspace>['messages']['agenda']): Readonly<Record<string, string>> {
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
