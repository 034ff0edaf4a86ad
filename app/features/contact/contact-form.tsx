import { useEffect, useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';
import type { ContactCopy } from '#app/content/contact/shape.ts';
import {
  contactFields,
  requiredFields,
  subjects,
  type ContactErrors,
  type ContactField,
  type ContactText,
} from '#app/domain/contact.ts';
import { formFields } from '#app/domain/leads/form-fields.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Origin } from './origin.ts';
import { UnseenFields, useFillToken } from './unseen-fields.tsx';

/** What came back of a message that has not been sent: what was typed, and why. */
export interface Refusal {
  typed: ContactText;
  /** The token it was sent with. */
  token: string;
  errors: ContactErrors;
  /** Set when nothing is wrong with what was typed. */
  failure: 'failed' | 'offline' | null;
  /** Filled in by a tool, and not sent yet: nothing is wrong. */
  isDraft?: boolean;
}

const order = Object.keys(contactFields) as ContactField[];

const isRequired = (name: ContactField) => requiredFields.some((each) => each === name);

const inputs = {
  nom: { autoComplete: 'name', required: true },
  email: { autoComplete: 'email', type: 'email', required: true },
  telephone: { autoComplete: 'tel', type: 'tel' },
  entreprise: { autoComplete: 'organization' },
} as const;

/** The contact form. It is sent to its own page, with and without scripts, and keeps what was typed until it is kept. */
export function ContactForm({
  copy,
  reach,
  about,
  origin,
  opening,
  isAttached,
  subject,
  token,
  conversation,
  campaign,
  refusal: back,
}: {
  copy: ContactCopy['form'];
  /** What works when the form does not. */
  reach: { email: string; phone: string; phoneDisplay: string };
  /** Name of the service or tool that the message is about, or null. */
  about: string | null;
  origin: Origin;
  /** Words that the message begins with, or none. */
  opening: string;
  /** Whether that tool's result goes along. */
  isAttached: boolean;
  subject: string;
  /** Says when the form was opened; empty where the page is kept for everyone. */
  token: string;
  /** What was said to the assistant, which can go along. */
  conversation: { text: string; isWanted: boolean } | null;
  /** Fields that the visitor's consent allows. */
  campaign: readonly (readonly [name: string, value: string])[];
  refusal: Refusal | undefined;
}) {
  const { address } = useVisit();
  const isSending = useNavigation().formMethod === 'POST';
  const refusal = back?.isDraft ? undefined : back;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);

  const known = back?.token || token;
  const fillToken = useFillToken(known);

  const errors = refusal?.errors ?? {};
  const wrong = order.filter((field) => errors[field]);
  const errorOf = (field: ContactField) => {
    const error = errors[field];
    if (error === 'required' && field in copy.missing)
      return copy.missing[field as keyof typeof copy.missing];
    return error && copy.errors[error];
  };
  const field = (name: ContactField) => ({
    name,
    label: isRequired(name) ? copy.fields[name] : `${copy.fields[name]} (${copy.optional})`,
    initial: back?.typed[name] ?? '',
    error: errorOf(name),
    maxLength: contactFields[name],
  });
  return (
    <Form
      method="post"
      className="grid grid-cols-1 content-start gap-5"
      // The browser's own check says one thing at a time, in the browser's language; ours says all in the page's.
      noValidate
      onFocus={fillToken.ask}
      onInput={fillToken.ask}
    >
      <h2 className="heading">{copy.title}</h2>
      {refusal && (
        <div ref={summary} tabIndex={-1} role="alert" className="panel border-band-red p-4">
          {refusal.failure ? (
            <>
              <p>{copy[refusal.failure]}</p>
              <p className="mt-2">
                {copy.instead}{' '}
                <a href={`mailto:${reach.email}`} className="text-link">
                  {reach.email}
                </a>{' '}
                ·{' '}
                <a href={`tel:${reach.phone}`} className="text-link">
                  {reach.phoneDisplay}
                </a>
              </p>
            </>
          ) : (
            <>
              <p>{copy.summary}</p>
              <ul className="mt-2 list-disc pl-5">
                {wrong.map((name) => (
                  <li key={name}>
                    <a href={`#${name}`} className="text-link">
                      {errorOf(name)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {about && (
        <p className="small flex flex-wrap items-center gap-2 text-aurora">
          <Icon name="tags" className="icon size-5" />
          {fill(copy.about, { name: about })} {isAttached && copy.attached}
        </p>
      )}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...field('nom')} {...inputs.nom} />
        <TextField {...field('email')} {...inputs.email} />
        <TextField {...field('telephone')} {...inputs.telephone} />
        <TextField {...field('entreprise')} {...inputs.entreprise} />
      </div>
      <SelectField
        name="objet"
        label={`${copy.fields.objet} (${copy.optional})`}
        none={copy.noSubject}
        options={subjects.map((value) => ({ value, label: copy.subjects[value] }))}
        initial={back?.typed.objet ?? subject}
        error={errorOf('objet')}
      />
      <TextField
        key={opening}
        {...field('message')}
        initial={back?.typed.message || opening}
        lines={7}
        required
      />
      {conversation && (
        <label className="small flex items-center gap-3">
          <input
            type="checkbox"
            name={formFields.conversation}
            value={conversation.text}
            defaultChecked={conversation.isWanted}
            className="size-5"
          />
          {copy.conversation}
        </label>
      )}
      <UnseenFields
        trap={copy.trap}
        token={known}
        field={fillToken.field}
        origin={origin}
        campaign={campaign}
      />
      <p className="text-xs text-dust">
        {copy.privacy}{' '}
        <Link to={address('/politique-confidentialite')} className="text-link">
          {copy.privacyLink}
        </Link>
      </p>
      <div>
        <button type="submit" className="button button-primary" disabled={isSending}>
          {isSending ? copy.sending : copy.send}
        </button>
      </div>
    </Form>
  );
}
