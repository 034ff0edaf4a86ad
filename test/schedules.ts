import { defaultSchedule, type Schedule } from '#app/domain/bookings/schedule.ts';
import { parseWorkingWeek } from '#app/domain/bookings/working-week.ts';
import { siteActor } from '#app/domain/staff/actor.ts';
import { setSchedule } from '../app/data/bookings/schedules.server.ts';
import type { Database } from '../app/data/engine/database.server.ts';
import { addTeam, ines } from './team.ts';

/** A schedule in Montréal's time zone; by default around the clock. */
export function aSchedule(
  over: Partial<Omit<Schedule, 'week'>> & { week?: string } = {},
): Schedule {
  const { week = 'mon-sun 0:00-24:00', ...rest } = over;
  return {
    ...defaultSchedule,
    timeZone: 'America/Montreal',
    horizonDays: 60,
    week: parseWorkingWeek(week),
    ...rest,
  };
}

/** Gives Inès a schedule. */
export async function addSchedules(database: Database, schedule = aSchedule()): Promise<void> {
  await addTeam(database);
  await setSchedule(database, ines, schedule, { actor: siteActor, at: new Date(0) });
}
