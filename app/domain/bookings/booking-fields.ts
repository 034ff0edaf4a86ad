import { leadFieldNames, type LeadField } from '../leads/lead-fields.ts';

/** What a booking consists of beside what every lead does; forms and the API send it under these names. */
const ownFields = ['kind', 'member', 'start', 'channel', 'language', 'timeZone'] as const;

/** Fields of a lead that a booking asks for: its subject is the meeting. */
export const writtenFields = leadFieldNames.filter((field) => field !== 'subject');

export type WrittenField = Exclude<LeadField, 'subject'>;

export type BookingField = (typeof ownFields)[number] | WrittenField;

export const bookingFields: readonly BookingField[] = [
  ...ownFields,
  ...(writtenFields as readonly WrittenField[]),
];

/** Whether a field is chosen with the time, before the visitor's details are asked for. */
export function isChosenBefore(field: BookingField): boolean {
  return ['kind', 'member', 'start', 'timeZone'].includes(field);
}

/** What was typed or chosen, as text; a field that was left out is empty. */
export type BookingText = Record<BookingField, string>;

export type BookingError =
  | 'required'
  | 'not-an-email'
  | 'not-a-phone'
  | 'too-long'
  | 'too-many'
  | 'unknown'
  /** Nobody of the people asked for offers it. */
  | 'not-offered';

export type BookingErrors = Partial<Record<BookingField, BookingError>>;
