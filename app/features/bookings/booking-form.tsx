import type { RefObject } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { BookingCopy, BookingsCopy } from '#app/content/bookings/shape.ts';
import type { BookingField } from '#app/domain/bookings/booking-fields.ts';
import type { MonthView } from '#app/domain/bookings/month-view.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import { fill } from '#app/i18n/format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Rejection, type RejectedBooking } from './rejection.tsx';

export interface BookingFormProps {
  copy: BookingCopy & Pick<BookingsCopy, 'form'>;
  view: MonthView;
  chosen: NonNullable<MonthView['chosen']>;
  languages: readonly { value: string; label: string }[];
  token: string;
  /** Hidden fields with the lead's data. */
  carried: readonly (readonly [name: string, value: string])[];
  rejected: RejectedBooking | undefined;
  /** Address of the page with another time, or without one. */
  to: (change: Record<string, string>) => string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The visitor's details for a chosen time. */
export function BookingForm(props: BookingFormProps) {
  const { copy, view, chosen, token, carried, rejected, to, heading } = props;
  const { form } = copy;
  const { kind, member, timeZone } = view.choice;
  const host = view.hosts.find(({ id }) => id === member);
  const isSending = useNavigation().formMethod === 'POST';
  const hidden = { kind, member, start: chosen.start, timeZone };
  return (
    <Form
      method="post"
      id="coordonnees"
      noValidate
      className="panel grid scroll-mt-20 gap-5 p-6 sm:p-8"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="heading outline-none">
          {form.title}
        </h2>
        <p className="mt-2 font-semibold text-aurora">
          {fill(host ? form.chosenWith : form.chosen, {
            kind: copy.kinds[kind].name,
            when: chosen.label,
            member: host?.name ?? '',
          })}
        </p>
        <Link to={to({ start: '' })} preventScrollReset className="text-link small">
          {form.other}
        </Link>
      </div>
      {rejected && <Rejection copy={form} rejected={rejected} />}
      <DetailFields {...props} />
      {[...Object.entries(hidden), ...carried, [formFields.token, rejected?.token || token]].map(
        ([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ),
      )}
      <div hidden>
        <label htmlFor={formFields.honeypot}>{form.honeypot}</label>
        <input
          id={formFields.honeypot}
          name={formFields.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <Privacy copy={form} />
      <div>
        <button type="submit" className="button button-primary" disabled={isSending}>
          {isSending ? form.sending : form.send}
        </button>
      </div>
    </Form>
  );
}

function DetailFields({ copy, chosen: { channels }, languages, rejected }: BookingFormProps) {
  const { language } = useVisit();
  const { form } = copy;
  const typed = rejected?.typed;
  const errorOf = (name: BookingField) => {
    const error = rejected?.errors[name];
    return error && form.errors[error];
  };
  const field = (name: keyof typeof form.fields, isRequired: boolean) => ({
    name,
    label: isRequired ? form.fields[name] : `${form.fields[name]} (${form.optional})`,
    initial: typed?.[name] ?? '',
    error: errorOf(name),
    maxLength: leadFields[name].most,
    ...(isRequired && { required: true }),
  });
  return (
    <>
      <div className="field-grid grid-cols-1 sm:grid-cols-2">
        <TextField {...field('name', true)} autoComplete="name" />
        <TextField {...field('email', true)} type="email" autoComplete="email" />
        <SelectField
          name="channel"
          label={form.channel}
          initial={typed?.channel || (channels[0] ?? '')}
          options={channels.map((value) => ({ value, label: copy.channels[value] }))}
          error={errorOf('channel')}
        />
        <TextField
          {...field('phone', channels.includes('phone'))}
          type="tel"
          autoComplete="tel"
          required={false}
        />
        <TextField {...field('company', false)} autoComplete="organization" />
        <SelectField
          name="language"
          label={form.language}
          initial={typed?.language || language}
          options={languages}
          error={errorOf('language')}
        />
      </div>
      <TextField {...field('message', false)} help={form.messageHelp} lines={4} />
    </>
  );
}

function Privacy({ copy }: { copy: BookingsCopy['form'] }) {
  const { address } = useVisit();
  return (
    <p className="text-xs text-dust">
      {copy.privacy}{' '}
      <Link to={address('/politique-confidentialite')} className="text-link">
        {copy.privacyLink}
      </Link>
    </p>
  );
}
