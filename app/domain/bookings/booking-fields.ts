import { leadFieldNames, type LeadField } from '../leads/lead-fields.ts';

/** The fields of a booking besides those of every lead, under their names in forms and the API. */
const ownFields = ['kind', 'member', 'start', 'channel', 'language', 'timeZone'] as const;

/** Lead fields that a booking form includes: the subject is always the meeting. */
export const writtenFields = leadFieldNames.filter((field) => field !== 'subject');

export type WrittenField = Exclude<LeadField, 'subject'>;

export type BookingField = (typeof ownFields)[number] | WrittenField;

export const bookingFields: readonly BookingField[] = [
  ...ownFields,
  ...(writtenFields as readonly WrittenField[]),
];

/** Whether a field is chosen together with the time, before the visitor's details. */
export function isChosenBefore(field: BookingField): boolean {
  return ['kind', 'member', 'start', 'timeZone'].includes(field);
}

/** The raw input as text; an omitted field is empty. */
export type BookingText = Record<BookingField, string>;

export type BookingError =
  | 'required'
  | 'not-an-email'
  | 'not-a-phone'
  | 'too-long'
  | 'too-many'
  | 'unknown'
  /** None of the requested people offers it. */
  | 'not-offered';

export type BookingErrors = Partial<Record<BookingField, BookingError>>;
