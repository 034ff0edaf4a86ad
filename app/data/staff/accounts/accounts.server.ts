import { asc, count, eq } from 'drizzle-orm';
import { readVersionedSchedule, setSchedule } from '#app/data/bookings/schedules.server.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { readSavedSettings } from '#app/data/settings/settings-store.server.ts';
import { newHours } from '#app/domain/bookings/meeting-settings.ts';
import type { Schedule } from '#app/domain/bookings/schedule.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { Belongings, Successors } from '#app/domain/staff/reassignment.ts';
import { staff } from '../schema.server.ts';
import {
  addAccount,
  changeTeam,
  disableAccount,
  reassignFrom,
  renameAccount,
  resetAccount,
  type Given,
} from './account-changes.server.ts';
import {
  changeAccount,
  type Changed,
  type Refused,
  type Requester,
} from './change-account.server.ts';
import { countBelongings, type MeetingHandOver } from './reassignment.server.ts';
import { accountOf, type StaffAccount } from './staff-account.server.ts';
import { readTeam, setStatus, type Teammate, type WantedStatus } from './team.server.ts';

export type { Requester } from './change-account.server.ts';

export interface StaffStore {
  list(): Promise<StaffAccount[]>;
  find(email: string): Promise<StaffAccount | null>;
  hasAccounts(): Promise<boolean>;
  /** Possible assignees of leads, by name. */
  team(): Promise<Teammate[]>;
  add(by: Requester, person: { email: string; name: string; role: Role }): Promise<Given | Refused>;
  /** Sets a one-time password, removes the second factor, ends all sessions and clears failed sign-ins. */
  reset(by: Requester, id: string): Promise<Given | Refused>;
  /** @param to who takes over what they have; nobody by default. Each needs an enabled account. */
  disable(
    by: Requester,
    id: string,
    to?: Successors,
    handOverMeetings?: MeetingHandOver,
  ): Promise<Changed | Refused>;
  /** Also renames the owner in their records. */
  rename(by: Requester, id: string, name: string): Promise<Changed | Refused>;
  /** Number of items someone would hand over; null for an unknown account. */
  belongings(id: string): Promise<Belongings | null>;
  /** Hands over what someone has; `unknown` if there is no such account, or no enabled successor. */
  reassign(
    by: Actor,
    id: string,
    to: Successors,
    handOverMeetings?: MeetingHandOver,
  ): Promise<Belongings | 'unknown'>;
  /** Also clears failed sign-ins. */
  enable(by: Requester, id: string): Promise<Changed | Refused>;
  changeRole(by: Requester, id: string, role: Role): Promise<Changed | Refused>;
  /** Sets whether an account requires two-step verification, whatever its role, from the next sign-in on. */
  requireSecondStep(
    by: Requester,
    id: string,
    requiresSecondStep: boolean,
  ): Promise<Changed | Refused>;
  /**
   * Sets which leads someone receives and which person on the public page they are; that person's leads become theirs.
   */
  setTeam(
    by: Requester,
    id: string,
    team: { services: readonly string[]; memberId: string | null },
  ): Promise<Changed | Refused>;
  /** Sets an account's availability for new leads; null for an account that receives none. */
  setStatus(actor: Actor, id: string, wanted: WantedStatus): Promise<Teammate | null>;
  /** Sets someone's meeting hours; the rest of their schedule stays unchanged. */
  setHours(by: Actor, id: string, hours: Pick<Schedule, 'week' | 'timeZone'>): Promise<void>;
  /** Ends all sessions; the account can sign in again. */
  signOut(by: Requester, id: string): Promise<Changed | Refused>;
}

export function createStaffStore(database: Database, now: () => number): StaffStore {
  const { db } = database;
  const at = () => new Date(now());
  const setHours: StaffStore['setHours'] = async (by, id, hours) => {
    const { version, schedule } = await readVersionedSchedule(db, id);
    const known = schedule ?? newHours((await readSavedSettings(db)).meetings);
    const change = { actor: by, at: at(), on: version };
    const isSet = await setSchedule(database, id, { ...known, ...hours }, change);
    // A form was saved meanwhile: its other fields stay.
    if (!isSet) await setHours(by, id, hours);
  };
  return {
    async list() {
      const rows = await db.select().from(staff).orderBy(asc(staff.nameKey), asc(staff.id));
      return rows.map(accountOf);
    },
    async find(email) {
      const [row] = await db
        .select()
        .from(staff)
        .where(eq(staff.email, email.trim().toLowerCase()));
      return row ? accountOf(row) : null;
    },
    async hasAccounts() {
      const [row] = await db.select({ number: count() }).from(staff);
      return (row?.number ?? 0) > 0;
    },
    team: () => readTeam(db, now()),
    async belongings(id) {
      const [row] = await db.select().from(staff).where(eq(staff.id, id));
      return row ? countBelongings(db, row, at()) : null;
    },
    add: (by, person) => addAccount(database, by, person, now()),
    reset: (by, id) => resetAccount(database, by, id, at()),
    disable: (by, id, to, handOverMeetings) =>
      disableAccount(database, by, id, { to, at: at(), handOverMeetings }),
    enable: (by, id) =>
      database.tx((t) => changeAccount(t, by, 'enable', id, { disabledAt: null }, at())),
    rename: (by, id, name) => renameAccount(database, by, id, name, at()),
    changeRole: (by, id, role) =>
      database.tx((t) => changeAccount(t, by, 'change-role', id, { role }, at())),
    requireSecondStep: (by, id, requiresSecondStep) =>
      database.tx((t) => changeAccount(t, by, 'second-step', id, { requiresSecondStep }, at())),
    reassign: (by, id, to, handOverMeetings) =>
      reassignFrom(database, by, id, { to, at: at(), handOverMeetings }),
    setTeam: (by, id, team) => changeTeam(database, by, id, team, at()),
    setStatus: (actor, id, wanted) => setStatus(database, id, wanted, { actor, at: at() }),
    setHours,
    signOut: (by, id) => database.tx((t) => changeAccount(t, by, 'sign-out', id, {}, at())),
  };
}
