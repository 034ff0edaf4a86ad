import { selectAgenda } from '#app/data/bookings/agenda-store.server.ts';
import { findBooking } from '#app/data/bookings/booking-store.server.ts';
import { readCalendars } from '#app/data/bookings/calendars.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { readNames, readTeam } from '#app/data/staff/accounts/team.server.ts';
import type {
  Agenda,
  AgendaDay,
  DayClosure,
  FreeTime,
  Meeting,
} from '#app/domain/bookings/agenda.ts';
import type { Booking, BookingKind } from '#app/domain/bookings/booking.ts';
import { clockAt, clockStretch, datesFrom } from '#app/domain/bookings/clock.ts';
import { lacksVideoUrl } from '#app/domain/bookings/offer.ts';
import { closureOn, dateIn, dayBounds, workingHoursOn } from '#app/domain/bookings/schedule.ts';
import type { Calendar } from '#app/domain/bookings/slots.ts';
import { findFreeSlots } from './free-slots.server.ts';

/** Days of the agenda, and their time zone. */
export interface AskedDays {
  /** First date, `YYYY-MM-DD`. */
  from: string;
  days: number;
  /** The reader's zone (IANA). */
  timeZone: string;
}

/**
 * The agenda of one account, or of everyone who takes meetings.
 *
 * @param memberId null for everyone
 * @param isWide whether the reader may see other people's agendas
 * @param videoUrl address of the agency's video calls, or null
 */
export async function readAgenda(
  { db }: Pick<Database, 'db'>,
  asked: AskedDays,
  {
    memberId,
    ownId,
    isWide,
    videoUrl,
    now,
  }: {
    memberId: string | null;
    ownId: string | null;
    isWide: boolean;
    videoUrl: string | null;
    now: number;
  },
): Promise<Agenda> {
  const { timeZone } = asked;
  const dates = datesFrom(asked.from, asked.days);
  const { from, to } = boundsOf(dates, timeZone);
  const [team, calendars, meetings] = await Promise.all([
    readTeam(db, now),
    readCalendars(db, { from, to, memberId: memberId ?? undefined }),
    selectAgenda(db, { from, to, memberId }),
  ]);
  const names = new Map(team.map(({ id, name }) => [id, name]));
  const hosts = [
    ...(memberId === null ? [] : [memberId]),
    ...meetings.map((each) => each.member.id),
  ];
  const former = isWide
    ? await readNames(
        db,
        hosts.filter((id) => !names.has(id)),
      )
    : [];
  return {
    members: [
      ...team.filter(({ id }) => isWide || id === ownId).map(({ id, name }) => ({ id, name })),
      ...former,
    ],
    days: dates.map((date) => dayOf(date, { calendars, names, timeZone })),
    meetings: meetings.map(({ start, end, ...meeting }): Meeting => {
      const { date } = clockAt(start, timeZone);
      const at = clockStretch({ start, end }, date, timeZone) ?? { from: 0, to: 0 };
      const call = meeting.channel === 'video' ? (meeting.videoUrl ?? videoUrl) : null;
      return { ...meeting, videoUrl: call, start: iso(start), end: iso(end), date, at };
    }),
    withoutVideo: calendars
      .filter(({ schedule }) => lacksVideoUrl(schedule, videoUrl))
      .map(({ member, schedule: { channels } }) => ({
        name: names.get(member) ?? '',
        isOnly: channels.length === 1,
      })),
  };
}

function dayOf(
  date: string,
  {
    calendars,
    names,
    timeZone,
  }: { calendars: readonly Calendar[]; names: ReadonlyMap<string, string>; timeZone: string },
): AgendaDay {
  const onClock = (stretch: { start: number; end: number }) =>
    clockStretch(stretch, date, timeZone) ?? [];
  return {
    date,
    hours: calendars.flatMap(({ schedule }) =>
      datesThrough(date, timeZone, schedule.timeZone)
        .flatMap((each) => workingHoursOn(schedule, each))
        .flatMap(onClock),
    ),
    busy: calendars.flatMap(({ busy }) => busy.flatMap(onClock)),
    closures: calendars.flatMap(({ member, schedule }): DayClosure[] => {
      const closure = closureOn(schedule, date);
      return closure ? [{ member: names.get(member) ?? '', ...closure }] : [];
    }),
  };
}

/** Dates in one time zone that overlap a date in another. */
function datesThrough(date: string, timeZone: string, other: string): string[] {
  const { from, to } = dayBounds(date, timeZone);
  return [...new Set([from, to - 1].map((instant) => dateIn(other, instant)))];
}

function boundsOf(dates: readonly string[], timeZone: string): { from: number; to: number } {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  return { from: dayBounds(first, timeZone).from, to: dayBounds(last, timeZone).to };
}

/**
 * Times that staff can book, by start.
 *
 * @param except a booking about to be moved
 */
export async function findTimes(
  database: Pick<Database, 'db'>,
  { from, days, timeZone }: AskedDays,
  wanted: { kind: BookingKind; member: string; except?: string; now: number },
): Promise<FreeTime[]> {
  const bounds = boundsOf(datesFrom(from, days), timeZone);
  const slots = await findFreeSlots(database, {
    ...wanted,
    ...bounds,
    by: 'staff',
    videoUrl: null,
  });
  return slots.map(({ start, member }) => ({
    start: iso(start),
    member,
    ...clockAt(start, timeZone),
  }));
}

/** A meeting by its id, or null. */
export function findMeeting({ db }: Pick<Database, 'db'>, id: string): Promise<Booking | null> {
  return findBooking(db, { id });
}

const iso = (instant: number) => new Date(instant).toISOString();
