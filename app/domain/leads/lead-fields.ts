import { recordOf } from '../codec/record-of.ts';
import type { Fields } from '../crm/records/field.ts';

/** The six subjects, in display order. Source: A §2.7, CTC-07. */
export const subjects = ['consultation', 'seo', 'landing', 'youtube', 'devis', 'autre'] as const;

/**
 * A visitor's message. The contact form, a lead's row, the API, the inbox, the email notification and the webhooks are
 * derived from it, all in this order. Fields with `initial` are optional.
 */
export const leadFields = {
  name: { kind: 'text', least: 1, most: 120 },
  email: { kind: 'text', least: 1, most: 254, format: 'email' },
  phone: { kind: 'text', most: 40, format: 'phone', initial: '' },
  company: { kind: 'text', most: 160, initial: '' },
  /** One of the form's six subjects, or empty. */
  subject: { kind: 'text', most: 20, initial: '' },
  message: { kind: 'text', least: 1, most: 5000, hasLines: true },
} as const satisfies Fields;

export type LeadField = keyof typeof leadFields;

export const leadFieldNames = Object.keys(leadFields) as readonly LeadField[];

/** Submitted names of fields where they differ from the field's name. */
const inputNames = {
  name: 'nom',
  phone: 'telephone',
  company: 'entreprise',
  subject: 'objet',
} as const satisfies Partial<Record<LeadField, string>>;

export type ContactField = {
  [Field in LeadField]: Field extends keyof typeof inputNames ? (typeof inputNames)[Field] : Field;
}[LeadField];

/** A field's submitted name in the contact form. */
export function inputNameOf(field: LeadField): ContactField {
  const names: Partial<Record<LeadField, string>> = inputNames;
  return (names[field] ?? field) as ContactField;
}

/** A visitor's message as stored in a lead. */
export type Written = Record<LeadField, string>;

/** Maps each field's name to its text. */
export function writtenOf(textOf: (field: LeadField) => string): Written {
  return recordOf(leadFieldNames, textOf);
}
