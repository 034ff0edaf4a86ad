/**
 * Formats date-times as spreadsheets sort and read them, `2026-01-15 07:30`, in a time zone.
 *
 * @param timeZone of the IANA database
 * @throws RangeError when there is no such time zone
 */
export function sortableMomentIn(timeZone: string): (instant: string) => string {
  // Swedish dates have the format of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => format.format(new Date(instant));
}
