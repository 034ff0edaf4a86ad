import { useLocation } from 'react-router';
import type { MonthView } from '#app/domain/bookings/month-view.ts';

/** The page's current address with one parameter changed; an empty value removes it. */
export function useBookingAddress({ choice }: MonthView) {
  const { pathname, search } = useLocation();
  return (change: Record<string, string>): string => {
    const query = new URLSearchParams(search);
    const { kind, member, timeZone, month } = choice;
    const shown = { kind, member, zone: timeZone, month, ...change };
    for (const [name, value] of Object.entries(shown)) {
      if (value) query.set(name, value);
      else query.delete(name);
    }
    return `${pathname}?${query}#${change.start ? 'coordonnees' : 'heures'}`;
  };
}
