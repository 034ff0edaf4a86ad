import type { MailTemplate } from '#app/domain/mail/mail-request.ts';

/** Everything that mails say. */
export interface MailCopy {
  /** `{name}` is who is written to. */
  greeting: string;
  /** Where the name is not known, or is none. */
  greetingWithoutName: string;
  signature: string;
  /** Names of the site's languages, as a lead's reader is described to staff. */
  languages: Record<'fr' | 'en' | 'es', string>;
  /** Why each mail came, below everything else. */
  footnotes: Record<MailTemplate, string>;
  confirmation: {
    /** `{reference}` is what the visitor can quote. */
    subject: string;
    received: string;
    /** `{subject}` is the service the message is about. */
    receivedAbout: string;
    facts: string;
    reference: string;
    next: { title: string; steps: readonly string[] };
    status: string;
    /** `{phone}` and `{email}` are the agency's. */
    reach: string;
  };
  notice: {
    /** `{reference}`, and `{name}` of who wrote. */
    subject: string;
    intro: string;
    facts: string;
    labels: {
      reference: string;
      received: string;
      answerBy: string;
      name: string;
      email: string;
      phone: string;
      company: string;
      subject: string;
      page: string;
      reads: string;
    };
    details: string;
    message: string;
    open: string;
  };
  invitation: { subject: string; text: string; open: string; until: string };
  reset: { subject: string; text: string; open: string; until: string };
  passwordChanged: { subject: string; text: string; unless: string };
}
