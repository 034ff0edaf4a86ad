import { Form, Link, useNavigation } from 'react-router';
import type { ContactCopy } from '#app/content/contact/shape.ts';
import { formFields } from '#app/domain/leads/contact/form-fields.ts';
import { fill } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { ContactFields } from './contact-fields.tsx';
import { HiddenFields, useFillToken, type MessageOrigin } from './hidden-fields.tsx';
import {
  RejectedSubmissionAlert,
  type ContactFallback,
  type RejectedSubmission,
} from './rejected-submission.tsx';
import { useKeptText } from './use-kept-text.ts';

interface ContactFormProps {
  copy: ContactCopy['form'];
  reach: ContactFallback;
  /** Name of the service or tool that the message is about, or null. */
  about: string | null;
  origin: MessageOrigin;
  /** Initial text of the message, or empty. */
  opening: string;
  /** Whether the result of the tool in `about` is attached. */
  isAttached: boolean;
  subject: string;
  /** Token that proves when the form was opened; empty on a page cached for everyone. */
  token: string;
  /** Chat transcript that the visitor can attach. */
  conversation: { text: string; isWanted: boolean } | null;
  /** Fields that the visitor's consent allows. */
  campaign: readonly (readonly [name: string, value: string])[];
  refusal: RejectedSubmission | undefined;
}

/** The contact form. It posts to its own page, with and without scripts, and keeps its values until they are stored. */
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
  refusal,
}: ContactFormProps) {
  const rejected = refusal?.isDraft ? undefined : refusal;
  const knownToken = refusal?.token || token;
  const fillToken = useFillToken(knownToken);
  const { form, keep, forget } = useKeptText();
  return (
    <Form
      ref={form}
      method="post"
      className="grid grid-cols-1 content-start gap-5"
      // The browser reports one error at a time, in its own language; our messages report all, in the page's.
      noValidate
      onFocus={fillToken.ask}
      onInput={() => {
        fillToken.ask();
        keep();
      }}
      onSubmit={forget}
    >
      <h2 className="heading">{copy.title}</h2>
      {rejected && <RejectedSubmissionAlert copy={copy} fallback={reach} rejected={rejected} />}
      {about && (
        <p className="small flex gap-2 text-aurora">
          <Icon name="tags" className="icon size-5" />
          <span>
            {fill(copy.about, { name: about })}{' '}
            {isAttached && <span className="block">{copy.attached}</span>}
          </span>
        </p>
      )}
      <ContactFields
        copy={copy}
        typed={refusal?.typed}
        errors={rejected?.errors ?? {}}
        subject={subject}
        opening={opening}
      />
      {conversation && <ConversationField label={copy.conversation} {...conversation} />}
      <HiddenFields
        honeypotLabel={copy.honeypot}
        token={knownToken}
        field={fillToken.field}
        origin={origin}
        campaign={campaign}
      />
      <PrivacyNote copy={copy} />
      <SubmitButton copy={copy} />
    </Form>
  );
}

function ConversationField({
  label,
  text,
  isWanted,
}: {
  label: string;
  text: string;
  isWanted: boolean;
}) {
  return (
    <label className="small flex items-center gap-3">
      <input
        type="checkbox"
        name={formFields.conversation}
        value={text}
        defaultChecked={isWanted}
        className="checkbox"
      />
      {label}
    </label>
  );
}

function PrivacyNote({ copy }: { copy: ContactCopy['form'] }) {
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

function SubmitButton({ copy }: { copy: ContactCopy['form'] }) {
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <div>
      <button type="submit" className="button button-primary" disabled={isSending}>
        {isSending ? copy.sending : copy.send}
      </button>
    </div>
  );
}
