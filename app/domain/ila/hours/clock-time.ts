/** A time as written, with or without a.m. or p.m. */
export interface ClockTime {
  readonly minutes: number;
  readonly half: 'a' | 'p' | '';
}

/** "9–5 pm" starts in the morning, "1–5 pm" in the afternoon. */
export function startOf(from: ClockTime, until: ClockTime): number {
  if (from.half !== '' || until.half === '') return atHalf(from.minutes, from.half);
  const same = atHalf(from.minutes, until.half);
  return same < atHalf(until.minutes, until.half) ? same : atHalf(from.minutes, 'a');
}

/** Where "10–2" ends: in the afternoon if the business is known to be open by day. */
export type ShortEnd = 'afternoon' | 'unclear';

/** "8–4:30" and "8–2" end in the afternoon, "11h–0h30" at night; "11:00–2:00" may end in either. */
export function endOf(from: ClockTime, until: ClockTime, short: ShortEnd): number | null {
  const isOver = until.minutes <= from.minutes && from.minutes <= 720 && until.minutes >= 60;
  if (from.half !== '' || until.half !== '' || !isOver) return atHalf(until.minutes, until.half);
  return until.minutes >= 180 || from.minutes < 600 || short === 'afternoon'
    ? until.minutes + 720
    : null;
}

function atHalf(minutes: number, half: ClockTime['half']): number {
  if (half === '') return minutes;
  return (minutes % 720) + (half === 'p' ? 720 : 0);
}
