/** Every mail that the house writes, with what its words are filled with. Moments are ISO 8601, UTC. */
export interface MailTemplates {
  /** To the visitor: we have it. */
  'lead-confirmation': {
    name: string;
    reference: string;
    /** Absolute address of the status page, signed. */
    statusUrl: string;
    /** The service or tool it is about, in the visitor's language; empty when nothing was chosen. */
    subject: string;
  };
  /** To the member of the team who answers. */
  'lead-notice': {
    reference: string;
    receivedAt: string;
    /** End of the 24 working hours in which an answer is promised; null where no clock runs. */
    answerBy: string | null;
    name: string;
    email: string;
    phone: string;
    company: string;
    subject: string;
    /** Path of the page it was sent from. */
    page: string;
    /** Language the visitor reads. */
    reads: MailLanguage;
    /** Inputs and result of a tool, as label and value. */
    details: readonly (readonly [label: string, value: string])[];
    message: string;
    /** Absolute address of the lead in the CRM. */
    crmUrl: string;
  };
  'staff-invitation': { name: string; url: string; expiresAt: string };
  'staff-reset': { name: string; url: string; expiresAt: string };
  /** After a password was changed, to the one whose it is. */
  'staff-password-changed': { name: string; at: string };
}

export type MailTemplate = keyof MailTemplates;

export type MailLanguage = 'fr' | 'en' | 'es';

export type MailRequest = {
  [T in MailTemplate]: {
    readonly template: T;
    readonly to: string;
    readonly language: MailLanguage;
    readonly values: Readonly<MailTemplates[T]>;
  };
}[MailTemplate];

/**
 * Mails whose links open an account: what fills their words is sealed until they are sent, forgotten then, and shown to
 * nobody else.
 */
export const secretTemplates = [
  'staff-invitation',
  'staff-reset',
] as const satisfies readonly MailTemplate[];

type SecretTemplate = (typeof secretTemplates)[number];

export type SecretMail = Extract<MailRequest, { template: SecretTemplate }>;

/** A secret mail as it waits: a copy of the database alone opens no account. */
export type SealedMail = Readonly<
  Pick<SecretMail, 'template' | 'to' | 'language'> & {
    /** The mail's values. */
    sealed: string;
  }
>;

/** A mail as it may be kept. */
export type KeptMail = Exclude<MailRequest, SecretMail> | SealedMail;
