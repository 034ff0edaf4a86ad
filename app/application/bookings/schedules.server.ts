import { readSchedule, setSchedule } from '#app/data/bookings/schedules.server.ts';
import { readTeam } from '#app/data/staff/accounts/team.server.ts';
import type { Schedule } from '#app/domain/bookings/schedule.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Services } from '../services.ts';

/** When an account takes meetings; null for never. */
export function readHours(
  { database }: Pick<Services, 'database'>,
  id: string,
): Promise<Schedule | null> {
  return readSchedule(database.db, id);
}

/**
 * Says when an account takes meetings.
 *
 * @returns whether there is such an account, and its role may take any
 */
export async function setHours(
  { database, publicTeam }: Pick<Services, 'database' | 'publicTeam'>,
  id: string,
  schedule: Schedule,
  by: { actor: Actor; at: Date },
): Promise<boolean> {
  const team = await readTeam(database.db, by.at.getTime());
  if (!team.some((each) => each.id === id)) return false;
  await setSchedule(database, id, schedule, by);
  await publicTeam.refresh();
  return true;
}
