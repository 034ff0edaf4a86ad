import type { Agenda, FreeTime, Meeting } from '#app/domain/bookings/agenda.ts';

export interface AskedDays {
  /** `YYYY-MM-DD`. */
  from: string;
  days: 1 | 7;
  timeZone: string;
  /** An account; empty for one's own, null for everybody's. */
  member: string | null;
}

/** Which free times a meeting can be given. */
export type WantedTime = Pick<Meeting, 'kind'> & { member: string; except?: string };

/** What became of a change of a meeting. */
export type Changed = 'done' | 'taken' | 'not-possible' | 'gone';

/** Meetings of the workspace: the team's, or the sandbox's. */
export interface Meetings {
  read(asked: AskedDays): Promise<Agenda>;
  times(
    wanted: WantedTime,
    asked: { from: string; days: number; timeZone: string },
  ): Promise<readonly FreeTime[]>;
  move(id: string, to: { start: string; member?: string }): Promise<Changed>;
  cancel(id: string): Promise<Changed>;
  settle(id: string, outcome: 'done' | 'no-show'): Promise<Changed>;
  /** Notifies of every change. */
  watch: (listener: () => void) => () => void;
}
