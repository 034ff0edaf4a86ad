import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { MonthView } from '#app/domain/bookings/month-view.ts';
import type { BookingCopy } from '#app/content/bookings/shape.ts';
import {
  bookingFields,
  isChosenBefore,
  type BookingError,
  type BookingErrors,
  type BookingField,
  type BookingText,
} from '#app/domain/bookings/booking-fields.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { leadFields } from '#app/domain/leads/lead-fields.ts';
import { fill } from '#app/i18n/format.ts';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** A booking that was not kept: what was typed and why. */
export interface RejectedBooking {
  typed: BookingText;
  token: string;
  errors: BookingErrors;
  /** The nearest free times, when the chosen one has gone. */
  nearest: { start: string; label: string }[] | null;
  failure: 'failed' | 'limited' | 'offline' | null;
}

export interface BookingFormProps {
  copy: BookingCopy;
  view: MonthView;
  chosen: NonNullable<MonthView['chosen']>;
  languages: readonly { value: string; label: string }[];
  token: string;
  /** Hidden fields: what the lead carries. */
  carried: readonly (readonly [name: string, value: string])[];
  rejected: RejectedBooking | undefined;
  /** Address of the page with another time, or with none. */
  to: (change: Record<string, string>) => string;
}

/** The visitor's details for a chosen time. */
export function BookingForm(props: BookingFormProps) {
  const { copy, view, chosen, token, carried, rejected, to } = props;
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
        <h2 className="heading">{form.title}</h2>
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
      {rejected && <Rejection copy={form} rejected={rejected} to={to} />}
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
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
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

/** Why nothing was booked yet, focused for each new answer. */
function Rejection({
  copy,
  rejected,
  to,
}: {
  copy: BookingCopy['form'];
  rejected: RejectedBooking;
  to: BookingFormProps['to'];
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [rejected]);
  const wrong = bookingFields.filter((name) => rejected.errors[name]);
  return (
    <div ref={alert} tabIndex={-1} role="alert" className="panel border-band-red p-4">
      {rejected.failure && <p>{copy.failures[rejected.failure]}</p>}
      {rejected.nearest && <Nearest copy={copy.taken} nearest={rejected.nearest} to={to} />}
      {wrong.length > 0 && (
        <>
          <p>{copy.rejected}</p>
          <ul className="mt-2 list-disc pl-5">
            {wrong.map((name) => (
              <li key={name}>
                <Wrong copy={copy} name={name} error={rejected.errors[name]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A field that is wrong; what was chosen before the form has no field in it that could say why. */
function Wrong({
  copy,
  name,
  error,
}: {
  copy: BookingCopy['form'];
  name: BookingField;
  error: BookingError | undefined;
}) {
  const title = copy.errorNames[name];
  if (isChosenBefore(name)) return error && `${title}: ${copy.errors[error]}`;
  return (
    <a href={`#${name}`} className="text-link">
      {title}
    </a>
  );
}

/** Other times for a form that is filled in already: each sends it again. */
function Nearest({
  copy,
  nearest,
}: {
  copy: BookingCopy['form']['taken'];
  nearest: NonNullable<RejectedBooking['nearest']>;
  to: BookingFormProps['to'];
}) {
  return (
    <>
      <p className="font-semibold">{copy.title}</p>
      <p className="mt-1">{nearest.length > 0 ? copy.text : copy.none}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {nearest.map(({ start, label }) => (
          <li key={start}>
            <button type="submit" name="instead" value={start} className="button">
              {label}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Privacy({ copy }: { copy: BookingCopy['form'] }) {
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
