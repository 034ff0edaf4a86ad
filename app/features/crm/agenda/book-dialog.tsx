import { useState } from 'react';
import { bookingChannels, bookingKinds, type BookingKind } from '#app/domain/bookings/booking.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import { fill } from '#app/i18n/format.ts';
import { isLanguage, languageNames, languages } from '#app/i18n/languages.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { Modal } from '#app/ui/modal.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { FormFoot } from '../fields/form-foot.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useNow } from '../frame/use-now.ts';
import { useWorkspace } from '../frame/workspace.tsx';
import { lengthIn } from './agenda-days.ts';
import { TimeChoice } from './time-choice.tsx';
import { bookLabels, useBook, type BookedFor } from './use-book.ts';

/** Books one of the user's own meetings with a known person. */
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
          // A time that was taken meanwhile is no longer offered.
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

/** The visitor, and their language and time zone. */
function PersonFields({ whom, wrong }: { whom: BookedFor; wrong: readonly string[] }) {
  const { language } = useVisit();
  const { agenda } = useWorkspace().messages;
  const { book: copy } = agenda;
  const labels = bookLabels(agenda);
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
          {...fieldOf(field, labels[field])}
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
      <TextField {...fieldOf('timeZone', labels.timeZone)} initial={ownZone()} />
    </div>
  );
}
