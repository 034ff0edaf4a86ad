import type { DaysOff } from '#app/domain/bookings/schedule.ts';
import { joinVersions } from '#app/domain/crm/records/joined-versions.ts';
import type { VersionedStore } from '../../frame/conflict/save-joined.ts';
import { agendaClient, type FieldErrors, type ScheduleBody } from '../agenda-client.ts';

export interface VersionedSchedule {
  version: number;
  schedule: ScheduleBody;
}

/** A schedule as separate fields, one per weekday. */
export type ScheduleParts = Omit<ScheduleBody, 'week' | 'daysOff'> & ScheduleBody['week'];

export function partsOf({ week, daysOff: _, ...terms }: ScheduleBody): ScheduleParts {
  return { ...terms, ...week };
}

/** Someone's schedule on the server. */
export function scheduleStore(
  id: string,
): VersionedStore<ScheduleBody, VersionedSchedule, keyof ScheduleParts, FieldErrors> {
  return {
    write: (mine, on) => agendaClient.setSchedule(id, on.version, mine),
    async read(on) {
      const { version, schedule } = await agendaClient.schedule(id);
      return { version, schedule: schedule ?? on.schedule };
    },
    join: (base, mine, there) => joinSchedules(base.schedule, mine, there.schedule),
  };
}

/** Merges two edits of one schedule when they changed different fields, weekdays or days off. */
export function joinSchedules(base: ScheduleBody, mine: ScheduleBody, theirs: ScheduleBody) {
  const [before, own, there] = [base, mine, theirs].map(partsOf) as [
    ScheduleParts,
    ScheduleParts,
    ScheduleParts,
  ];
  const { joined, disputed } = joinVersions(before, own, there);
  const { mon, tue, wed, thu, fri, sat, sun, ...terms } = joined;
  const week = { mon, tue, wed, thu, fri, sat, sun };
  const daysOff = joinedDaysOff(base.daysOff, mine.daysOff, theirs.daysOff);
  return { joined: { ...terms, week, daysOff } satisfies ScheduleBody, disputed };
}

/** All days off that either edit added, without those that either removed. */
function joinedDaysOff(
  base: readonly DaysOff[],
  mine: readonly DaysOff[],
  theirs: readonly DaysOff[],
): DaysOff[] {
  const lacks = (days: readonly DaysOff[]) => {
    const known = new Set(days.map(keyOf));
    return (each: DaysOff) => !known.has(keyOf(each));
  };
  const isRemoved = (each: DaysOff) => !lacks(base)(each) && lacks(mine)(each);
  return [
    ...theirs.filter((each) => !isRemoved(each)),
    ...mine.filter(lacks(base)).filter(lacks(theirs)),
  ];
}

const keyOf = ({ from, to, reason }: DaysOff) => JSON.stringify([from, to, reason ?? '']);
