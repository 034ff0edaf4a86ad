/** The time zone of the agency's office, as IANA names it: the clock of its answers, mails and meetings. */
export const agencyTimeZone = 'America/Toronto';
