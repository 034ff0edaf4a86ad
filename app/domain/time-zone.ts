import type { HolidayRegion } from './bookings/holidays.ts';

/** The IANA time zone of the agency's office, used for its deadlines, emails and meetings. */
export const agencyTimeZone = 'America/Toronto';

/** The region whose public holidays do not count as working days. */
export const agencyHolidays: HolidayRegion = 'quebec';
