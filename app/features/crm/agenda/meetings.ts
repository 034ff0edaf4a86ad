import type { Agenda, FreeTime, Meeting } from '#app/domain/bookings/agenda.ts';

export interface AskedDays {
  /** `YYYY-MM-DD`. */
  from: string;
  days: 1 | 7;
  timeZone: string;
  /** Id of an account; empty for the user's own, null for everyone's. */
  member: string | null;
}

/** Criteria for free times of a meeting. */
export type WantedTime = Pick<Meeting, 'kind'> & { member: string; except?: string };

/** Outcome of a change to a meeting. */
export type Changed = 'done' | 'taken' | 'not-possible' | 'gone';

/** The workspace's meetings: the team's, or the sandbox's. */
export interface Meetings {
  read(asked: AskedDays): Promise<Agenda>;
  times(
    wanted: WantedTime,
    asked: { from: string; days: number; timeZone: string },
  ): Promise<readonly FreeTime[]>;
  move(id: string, to: { start: string; member?: string }): Promise<Changed>;
  cancel(id: string): Promise<Changed>;
  settle(id: string, outcome: 'done' | 'no-show'): Promise<Changed>;
  /** Notifies of each change. */
  watch: (listener: () => void) => () => void;
}
