import { readVersionedSchedule, setSchedule } from '#app/data/bookings/schedules.server.ts';
import { readTeam } from '#app/data/staff/accounts/team.server.ts';
import type { Schedule } from '#app/domain/bookings/schedule.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Services } from '../services.ts';

/** An account's meeting hours and their version; null if it takes no meetings. */
export function readHours(
  { database }: Pick<Services, 'database'>,
  id: string,
): ReturnType<typeof readVersionedSchedule> {
  return readVersionedSchedule(database.db, id);
}

/**
 * Sets an account's meeting hours.
 *
 * @returns `gone` when there is no such account, or its role takes no meetings; `changed` when the schedule has changed
 * since the given version
 */
export async function setHours(
  { database, publicTeam }: Pick<Services, 'database' | 'publicTeam'>,
  id: string,
  schedule: Schedule,
  by: { actor: Actor; at: Date; on: number },
): Promise<'set' | 'changed' | 'gone'> {
  const team = await readTeam(database.db, by.at.getTime());
  if (!team.some((each) => each.id === id)) return 'gone';
  if (!(await setSchedule(database, id, schedule, by))) return 'changed';
  await publicTeam.refresh();
  return 'set';
}
