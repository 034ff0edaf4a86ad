import type { AgendaDay, FreeTime, Meeting } from '#app/domain/bookings/agenda.ts';
import { isOpenBooking, lengthOf } from '#app/domain/bookings/booking.ts';
import { startsIn } from '#app/domain/bookings/quarters.ts';
import { weekdays } from '#app/domain/bookings/working-week.ts';
import { daysAfter } from '#app/domain/crm/records/days.ts';
import type { Client, User } from '#app/domain/crm/records/entities.ts';
import type { Day } from '#app/domain/crm/records/field.ts';
import {
  sampleMeetingsAround,
  sampleWeek,
  type SampleMeeting,
  type SampleMeetingWords,
} from '#app/domain/crm/sandbox/sample-meetings.ts';
import { sampleOwners } from '#app/domain/crm/sandbox/samples.ts';
import type { MeetingSource } from '#app/domain/crm/store/memory-reads.ts';
import { createListeners } from '#app/domain/listeners.ts';
import type { Language } from '#app/i18n/languages.ts';
import { ownZone } from '#app/i18n/zone-name.ts';
import { localDay } from '../records/local-day.ts';
import type { Changed, Meetings, WantedTime } from './meetings.ts';

interface Settings {
  /** The signed-in user, who is the first host. */
  user: Pick<User, 'id' | 'name'>;
  words: SampleMeetingWords;
  language: Language;
  /** Clients of the sample meetings. */
  clients: readonly Client[];
  /** Clock, in epoch milliseconds. */
  now: () => number;
}

type Member = Meeting['member'];

interface SandboxMeetings extends Meetings {
  /** Those of clients. */
  asTimelineItems: MeetingSource['all'];
}

/** The sandbox's meetings, in memory: a sample week around today, in the browser's time zone. */
export function createSandboxMeetings({ user, now, ...samples }: Settings): SandboxMeetings {
  const members = [user, ...sampleOwners.map((name) => ({ id: name, name }))].map(
    ({ id, name }): Member => ({ id, name }),
  );
  const listeners = createListeners();
  let meetings = sampleMeetingsAround(localDay(new Date(now())), samples.words)
    .map((sample) => meetingOf(sample, members[sample.host] ?? user, samples))
    .toSorted((a, b) => a.start.localeCompare(b.start));

  function change(id: string, isPossible: (meeting: Meeting) => boolean, to: Partial<Meeting>) {
    const meeting = meetings.find((each) => each.id === id);
    if (!meeting) return 'gone';
    if (!isPossible(meeting)) return 'not-possible';
    meetings = meetings
      .map((each) => (each === meeting ? { ...each, ...to } : each))
      .toSorted((a, b) => a.start.localeCompare(b.start));
    listeners.notify();
    return 'done';
  }

  const isChangeable = (meeting: Meeting) =>
    isOpenBooking(meeting) && Date.parse(meeting.end) > now();

  function freeTimes(dates: readonly Day[], { kind, member, except }: WantedTime): FreeTime[] {
    const taken = meetings.filter(
      (each) => each.member.id === member && each.id !== except && each.status !== 'cancelled',
    );
    return dates
      .flatMap((date) => hoursOn(date).flatMap((hours) => startsIn(instantsOf(date, hours), kind)))
      .filter((start) => start > now() && taken.every((each) => isApart(each, start, kind)))
      .map((start) => ({ start: new Date(start).toISOString(), member, ...clockAt(start) }));
  }

  return {
    read: async ({ from, days, member }) => {
      const dates = datesFrom(from, days);
      return {
        members,
        days: dates.map(dayOf),
        meetings: meetings.filter(
          (each) =>
            each.status !== 'cancelled' &&
            dates.includes(each.date) &&
            (member === null || each.member.id === (member || user.id)),
        ),
        withoutVideo: [],
      };
    },
    times: async (wanted, { from, days }) => freeTimes(datesFrom(from, days), wanted),
    move: async (id, { start, member }): Promise<Changed> => {
      const meeting = meetings.find((each) => each.id === id);
      if (!meeting) return 'gone';
      const host = members.find((each) => each.id === member) ?? meeting.member;
      const at = Date.parse(start);
      const wanted = { kind: meeting.kind, member: host.id, except: id };
      const isFree = freeTimes([clockAt(at).date], wanted).some((each) => each.start === start);
      if (isChangeable(meeting) && !isFree) return 'taken';
      return change(id, isChangeable, { member: host, ...placeOf(at, meeting.kind) });
    },
    cancel: async (id) => change(id, isChangeable, { status: 'cancelled' }),
    settle: async (id, outcome) =>
      change(id, ({ start }) => Date.parse(start) <= now(), { status: outcome }),
    watch: listeners.subscribe,
    asTimelineItems: () => meetings.flatMap((each) => itemOf(each) ?? []),
  };
}

function itemOf({ id, clientId, start, member, kind, status }: Meeting) {
  if (clientId === null) return null;
  const item = { kind: 'meeting', id, at: start, author: member.name } as const;
  return { ...item, clientId, memberId: member.id, length: kind, status };
}

function meetingOf(
  { id, clientId, visitor, note, host: _host, date, at, kind, ...rest }: SampleMeeting,
  member: Member,
  { clients, language }: Pick<Settings, 'clients' | 'language'>,
): Meeting {
  const client = clients.find((each) => each.id === clientId);
  const { email = '', phone = '' } = client?.contact ?? {};
  return {
    ...rest,
    id,
    clientId,
    leadId: '',
    reference: '',
    member,
    visitor: { name: visitor, email, phone, company: client?.name ?? '' },
    note,
    kind,
    videoUrl: null,
    timeZone: ownZone(),
    language,
    ...placeOf(instantOn(date, at), kind),
  };
}

/** Day and minutes of a meeting's start. */
function placeOf(
  start: number,
  kind: Meeting['kind'],
): Pick<Meeting, 'start' | 'end' | 'date' | 'at'> {
  const { date, minute } = clockAt(start);
  const end = start + lengthOf(kind);
  return {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    date,
    at: { from: minute, to: minute + Number(kind) },
  };
}

function dayOf(date: Day): AgendaDay {
  return { date, hours: hoursOn(date), busy: [], closures: [] };
}

function hoursOn(date: Day) {
  const weekday = weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
  return sampleWeek[weekday];
}

function instantsOf(date: Day, { from, to }: { from: number; to: number }) {
  return { start: instantOn(date, from), end: instantOn(date, to) };
}

/** The instant of a minute of a date in the browser's time zone. */
function instantOn(date: Day, minute: number): number {
  return new Date(`${date}T00:00`).setHours(0, minute);
}

function clockAt(instant: number): { date: Day; minute: number } {
  const at = new Date(instant);
  return { date: localDay(at), minute: at.getHours() * 60 + at.getMinutes() };
}

function datesFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, days) => daysAfter(first, days));
}

function isApart({ start, end }: Meeting, from: number, kind: Meeting['kind']): boolean {
  return Date.parse(end) <= from || from + lengthOf(kind) <= Date.parse(start);
}
