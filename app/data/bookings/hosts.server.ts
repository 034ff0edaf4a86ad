import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '#app/data/engine/database.server.ts';
import { staff } from '#app/data/staff/schema.server.ts';
import type { Offer } from '#app/domain/bookings/offer.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { roles } from '#app/domain/crm/records/entities.ts';
import { staffSchedules } from './schema.server.ts';

/** An account that takes meetings. */
export interface Host extends Offer {
  id: string;
  name: string;
  /** Id of their person on the public team page, or null. */
  memberId: string | null;
}

/** Roles whose accounts take meetings: those that may read leads, because every meeting is one. */
const hostRoles = roles.filter((role) => may(role, 'leads'));

/** Accounts that take meetings: enabled ones with such a role. */
export const isHost = and(isNull(staff.disabledAt), inArray(staff.role, hostRoles));

/** The accounts that take meetings, by name. */
export function readHosts(reader: Reader): Promise<Host[]> {
  const { id, name, memberId } = staff;
  const { kinds, channels, videoUrl } = staffSchedules;
  return reader
    .select({ id, name, memberId, kinds, channels, videoUrl })
    .from(staff)
    .innerJoin(staffSchedules, eq(staffSchedules.staffId, staff.id))
    .where(isHost)
    .orderBy(asc(staff.nameKey), asc(staff.id));
}
