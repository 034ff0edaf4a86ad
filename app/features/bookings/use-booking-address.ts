import { useLocation } from 'react-router';
import type { MonthView } from '#app/domain/bookings/month-view.ts';

/** The address of the page as it is shown, with a change of it; an empty value takes a parameter out. */
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
