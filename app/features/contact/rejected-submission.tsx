import { useEffect, useRef } from 'react';
import type { ContactCopy } from '#app/content/contact/shape.ts';
import { mailtoLink, telLink } from '#app/domain/contact-links.ts';
import {
  contactFields,
  type ContactErrors,
  type ContactText,
} from '#app/domain/leads/contact/contact-request.ts';
import type { ContactField } from '#app/domain/leads/lead-fields.ts';

/** A submission that was not stored: the typed values and the reason. */
export interface RejectedSubmission {
  typed: ContactText;
  /** The token it was submitted with. */
  token: string;
  errors: ContactErrors;
  /** Set when the typed values are valid. */
  failure: 'failed' | 'limited' | 'offline' | null;
  /** Prefilled by a tool and not yet submitted: there is no error to show. */
  isDraft?: boolean;
}

/** Contact details to offer if the form does not work. */
export interface ContactFallback {
  email: string;
  phone: string;
  phoneDisplay: string;
}

/** Field names in display order. */
export const contactFieldNames = Object.keys(contactFields) as ContactField[];

/** The message for a field's error, specific to the field where the copy has one. */
export function errorText(copy: ContactCopy['form'], errors: ContactErrors, name: ContactField) {
  const error = errors[name];
  if (error === 'required' && name in copy.missing)
    return copy.missing[name as keyof typeof copy.missing];
  return error && copy.errors[error];
}

/** The alert above the form, focused for each new rejection. */
export function RejectedSubmissionAlert({
  copy,
  fallback,
  rejected,
}: {
  copy: ContactCopy['form'];
  fallback: ContactFallback;
  rejected: RejectedSubmission;
}) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    alert.current?.focus();
  }, [rejected]);
  return (
    <div ref={alert} tabIndex={-1} role="alert" className="panel border-band-red p-4">
      {rejected.failure ? (
        <>
          <p>{copy[rejected.failure]}</p>
          <p className="mt-2">
            {copy.instead}{' '}
            <a href={mailtoLink(fallback.email)} className="text-link">
              {fallback.email}
            </a>{' '}
            ·{' '}
            <a href={telLink(fallback.phone)} className="text-link">
              {fallback.phoneDisplay}
            </a>
          </p>
        </>
      ) : (
        <>
          <p>{copy.summary}</p>
          <ul className="mt-2 list-disc pl-5">
            {contactFieldNames
              .filter((name) => rejected.errors[name])
              .map((name) => (
                <li key={name}>
                  <a href={`#${name}`} className="text-link">
                    {errorText(copy, rejected.errors, name)}
                  </a>
                </li>
              ))}
          </ul>
        </>
      )}
    </div>
  );
}
