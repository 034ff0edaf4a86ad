import type { Day } from '#app/domain/crm/entities.ts';

/** The day that it is where the visitor is. */
export function localDay(at: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
