import { Temporal } from 'temporal-polyfill';
import { agencyTimeZone } from '#app/domain/time-zone.ts';

/** An instant by the agency's clock, such as `2026-12-01T12:00`, in epoch milliseconds. */
export function agencyMoment(time: string): number {
  return Temporal.PlainDateTime.from(time).toZonedDateTime(agencyTimeZone).epochMilliseconds;
}
