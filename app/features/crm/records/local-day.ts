import type { Day } from '#app/domain/crm/records/field.ts';

/** Today in the user's time zone. */
export function localDay(at: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
