import type { BookingChannel, BookingKind, BookingStatus } from '#app/domain/bookings/booking.ts';
import { emptyWeek, type WorkingWeek } from '#app/domain/bookings/working-week.ts';
import { daysAfter } from '../records/days.ts';
import type { Day } from '../records/field.ts';

/** Hosts of the sample meetings: the signed-in user, and the two owners of the samples. */
type SampleHost = 0 | 1 | 2;

/** Days are counted in working days from today, or from Monday on a weekend; times in minutes after midnight. */
const sampleMeetings = [
  { id: 'proposal', client: 'immobilier', host: 0, day: -2, at: 600, kind: '60', is: 'done' },
  { id: 'firstCall', client: 'cycles', host: 0, day: -1, at: 660, kind: '15', is: 'no-show' },
  { id: 'neighbours', client: 'immobilier', host: 2, day: -1, at: 780, kind: '30', is: 'done' },
  { id: 'reports', client: 'clinique', host: 1, day: -1, at: 840, kind: '30', is: 'confirmed' },
  { id: 'results', client: 'boulangerie', host: 0, day: 0, at: 570, kind: '30', is: 'confirmed' },
  { id: 'retry', client: 'cycles', host: 0, day: 0, at: 930, kind: '15', is: 'confirmed' },
  { id: 'reopening', client: 'garage', host: 2, day: 0, at: 630, kind: '30', is: 'confirmed' },
  { id: 'openDay', client: 'ecole', host: 0, day: 1, at: 600, kind: '60', is: 'confirmed' },
  { id: 'loyalty', client: 'yoga', host: 1, day: 1, at: 600, kind: '15', is: 'confirmed' },
  { id: 'podcast', client: 'salon', host: 0, day: 3, at: 855, kind: '30', is: 'confirmed' },
] as const satisfies readonly {
  id: string;
  client: string;
  host: SampleHost;
  day: number;
  at: number;
  kind: BookingKind;
  is: BookingStatus;
}[];

/** Made-up contacts at the sample clients, and the channel of their meeting. */
const visitors: Record<
  (typeof sampleMeetings)[number]['client'],
  { name: string; channel: BookingChannel }
> = {
  boulangerie: { name: 'Solène Arcand', channel: 'office' },
  clinique: { name: 'Dr Karim Belmont', channel: 'phone' },
  cycles: { name: 'Jonas Verrier', channel: 'phone' },
  ecole: { name: 'Maude Lachapelle', channel: 'video' },
  garage: { name: 'Réal Desrosiers', channel: 'phone' },
  immobilier: { name: 'Nadia Fontaine', channel: 'video' },
  salon: { name: 'Vera Marchetti', channel: 'office' },
  yoga: { name: 'Lin Trần', channel: 'phone' },
};

/** The subject of each meeting, as written by its visitor. */
export type SampleMeetingWords = Record<(typeof sampleMeetings)[number]['id'], string>;

export interface SampleMeeting {
  id: string;
  clientId: string;
  visitor: string;
  channel: BookingChannel;
  host: SampleHost;
  kind: BookingKind;
  status: BookingStatus;
  note: string;
  date: Day;
  /** Minutes after midnight. */
  at: number;
}

const hours = [
  { from: 9 * 60, to: 12 * 60 },
  { from: 13 * 60, to: 17 * 60 },
] as const;

/** Availability of the samples' hosts. */
export const sampleWeek: WorkingWeek = {
  ...emptyWeek,
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
};

/** A week of meetings around a day. */
export function sampleMeetingsAround(today: Day, words: SampleMeetingWords): SampleMeeting[] {
  const first = dayOfWorkFrom(today, 0);
  return sampleMeetings.map(({ id, client, host, day, at, kind, is: status }) => ({
    id: `meeting-${id}`,
    clientId: client,
    visitor: visitors[client].name,
    channel: visitors[client].channel,
    host,
    kind,
    status,
    note: words[id],
    date: dayOfWorkFrom(first, day),
    at,
  }));
}

/** The day a number of working days later or earlier; on a weekend, day 0 is the following Monday. */
function dayOfWorkFrom(day: Day, count: number): Day {
  const step = count < 0 ? -1 : 1;
  let at = day;
  while (isWeekend(at)) at = daysAfter(at, 1);
  for (let left = Math.abs(count); left > 0; left -= 1) {
    at = daysAfter(at, step);
    while (isWeekend(at)) at = daysAfter(at, step);
  }
  return at;
}

function isWeekend(day: Day): boolean {
  return [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay());
}
