import { recordOf } from '../codec/record-of.ts';
import type { Fields } from '../crm/records/field.ts';

/** The six subjects, in the order they are offered. Source: A §2.7, CTC-07. */
export const subjects = ['consultation', 'seo', 'landing', 'youtube', 'devis', 'autre'] as const;

/**
 * What a visitor writes to us. The contact form, a lead's row, the API, the inbox, the notification by email and the
 * webhooks derive from it, all in this order. `initial` marks what may be left out.
 */
export const leadFields = {
  name: { kind: 'text', least: 1, most: 120 },
  email: { kind: 'text', least: 1, most: 254, format: 'email' },
  phone: { kind: 'text', most: 40, format: 'phone', initial: '' },
  company: { kind: 'text', most: 160, initial: '' },
  /** One of the form's six, or empty. */
  subject: { kind: 'text', most: 20, initial: '' },
  message: { kind: 'text', least: 1, most: 5000, hasLines: true },
} as const satisfies Fields;

export type LeadField = keyof typeof leadFields;

export const leadFieldNames = Object.keys(leadFields) as readonly LeadField[];

/** Names that fields are sent under where they are not their own. */
const inputNames = {
  name: 'nom',
  phone: 'telephone',
  company: 'entreprise',
  subject: 'objet',
} as const satisfies Partial<Record<LeadField, string>>;

export type ContactField = {
  [Field in LeadField]: Field extends keyof typeof inputNames ? (typeof inputNames)[Field] : Field;
}[LeadField];

/** The name that a field is sent under by the contact form. */
export function inputNameOf(field: LeadField): ContactField {
  const names: Partial<Record<LeadField, string>> = inputNames;
  return (names[field] ?? field) as ContactField;
}

/** What a visitor writes, as a lead keeps it. */
export type Written = Record<LeadField, string>;

/** Each field's text, worked out from its name. */
export function writtenOf(textOf: (field: LeadField) => string): Written {
  return recordOf(leadFieldNames, textOf);
}
