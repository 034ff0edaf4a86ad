import { asc, eq, isNull } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import { staffSchedules } from './schema.server.ts';

/** An account that takes meetings. */
export interface Host {
  id: string;
  name: string;
  /** Who of the public team page they are, or null. */
  memberId: string | null;
}

/** The accounts that have a schedule, by name. */
export function readHosts(reader: Reader): Promise<Host[]> {
  const { id, name, memberId } = staff;
  return reader
    .select({ id, name, memberId })
    .from(staff)
    .innerJoin(staffSchedules, eq(staffSchedules.staffId, staff.id))
    .where(isNull(staff.disabledAt))
    .orderBy(asc(staff.nameKey), asc(staff.id));
}
