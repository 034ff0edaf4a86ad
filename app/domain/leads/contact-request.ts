/** The six subjects, in the order they are offered. Source: A §2.7, CTC-07. */
export const subjects = ['consultation', 'seo', 'landing', 'youtube', 'devis', 'autre'] as const;

export type Subject = (typeof subjects)[number];

/** The form's fields by the names they are sent under, with the longest text of each, in characters. */
export const contactFields = {
  nom: 120,
  email: 254,
  telephone: 40,
  entreprise: 160,
  objet: 20,
  message: 5000,
} as const;

export type ContactField = keyof typeof contactFields;

/** What a visitor has typed, as it was typed. */
export type ContactText = Record<ContactField, string>;

export type ContactError = 'required' | 'not-an-email' | 'too-long' | 'unknown';

export type ContactErrors = Partial<Record<ContactField, ContactError>>;

export interface ContactRequest extends Omit<ContactText, 'objet'> {
  objet: Subject | '';
}

export type ReadContact =
  | { ok: true; request: ContactRequest }
  | { ok: false; errors: ContactErrors };

export const requiredFields = [
  'nom',
  'email',
  'message',
] as const satisfies readonly ContactField[];

/** Reads a contact form by its rules (A §5, CTC-02 to CTC-06): all errors at once, one a field. */
export function readContact(typed: ContactText): ReadContact {
  const errors: ContactErrors = {};
  const fields = Object.keys(contactFields) as ContactField[];
  const text = Object.fromEntries(
    fields.map((field) => [field, typed[field].trim()]),
  ) as ContactText;
  for (const field of fields)
    if (text[field].length > contactFields[field]) errors[field] = 'too-long';
  for (const field of requiredFields) if (text[field] === '') errors[field] = 'required';
  if (!errors.email && !isEmail(text.email)) errors.email = 'not-an-email';
  const objet = subjects.find((subject) => subject === text.objet) ?? '';
  if (objet === '' && text.objet !== '') errors.objet = 'unknown';
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, request: { ...text, objet } };
}

/** The pattern that browsers go by (https://html.spec.whatwg.org/#valid-e-mail-address), with a dot in the host. */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

function isEmail(text: string): boolean {
  return emailPattern.test(text);
}
