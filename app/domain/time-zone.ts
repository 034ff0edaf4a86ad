/** The IANA time zone of the agency's office, used for its deadlines, emails and meetings. */
export const agencyTimeZone = 'America/Toronto';
