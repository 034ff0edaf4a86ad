import { readVersionedSchedule, setSchedule } from '#app/data/bookings/schedules.server.ts';
import { readTeam } from '#app/data/staff/accounts/team.server.ts';
import type { Schedule } from '#app/domain/bookings/schedule.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Services } from '../services.ts';

/** When an account takes meetings, null for never, and the version of it. */
export function readHours(
  { database }: Pick<Services, 'database'>,
  id: string,
): ReturnType<typeof readVersionedSchedule> {
  return readVersionedSchedule(database.db, id);
}

/**
 * Says when an account takes meetings.
 *
 * @returns `gone` when there is no such account, or its role takes none; `changed` when another schedule has been set
 *   since the version that is named
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
