import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { savedViews } from '#app/data/saved-views/schema.server.ts';
import { staff, staffRecoveryCodes, staffSessions } from '#app/data/staff/schema.server.ts';
import { sum } from '#app/domain/sum.ts';
import type { PersonalDataSource } from './personal-data-source.server.ts';
import { viewsAbout } from './views-about.server.ts';

/**
 * Staff accounts, with their links, views and schedules. An enabled account is kept: the person works here. Any
 * account's views that search for the person are deleted.
 */
export const staffSource: PersonalDataSource = {
  name: 'account',
  async collect(reader, { emails }) {
    const accounts = await reader
      .select({
        id: staff.id,
        email: staff.email,
        name: staff.name,
        role: staff.role,
        createdAt: staff.createdAt,
        lastLoginAt: staff.lastLoginAt,
        disabledAt: staff.disabledAt,
        language: staff.language,
        status: staff.status,
        services: staff.services,
        memberId: staff.memberId,
      })
      .from(staff)
      .where(inArray(staff.email, [...emails]));
    const sessions = await reader
      .select({
        createdAt: staffSessions.createdAt,
        lastSeenAt: staffSessions.lastSeenAt,
        address: staffSessions.address,
        agent: staffSessions.agent,
      })
      .from(staffSessions)
      .where(
        inArray(
          staffSessions.staffId,
          accounts.map(({ id }) => id),
        ),
      );
    const views = await viewsAbout(reader, emails);
    return [...accounts, ...sessions, ...views.map(({ id: _id, ...view }) => view)];
  },
  async erase(t, { emails }) {
    const theirs = inArray(staff.email, [...emails]);
    const inUse = await t
      .select({ id: staff.id })
      .from(staff)
      .where(and(theirs, isNull(staff.disabledAt)));
    const former = await t
      .select({ id: staff.id })
      .from(staff)
      .where(and(theirs, isNotNull(staff.disabledAt)));
    const ids = former.map(({ id }) => id);
    const viewIds = (await viewsAbout(t, emails)).map(({ id }) => id);
    const views = await t.delete(savedViews).where(inArray(savedViews.id, viewIds));
    await t.delete(staffRecoveryCodes).where(inArray(staffRecoveryCodes.staffId, ids));
    const sessions = await t.delete(staffSessions).where(inArray(staffSessions.staffId, ids));
    const removed = await t.delete(staff).where(inArray(staff.id, ids));
    const open = await t.$count(
      staffSessions,
      inArray(
        staffSessions.staffId,
        inUse.map(({ id }) => id),
      ),
    );
    return {
      removed: sum([views, removed, sessions].map(({ rowCount }) => rowCount ?? 0)),
      cleared: 0,
      kept: inUse.length + open,
    };
  },
};
