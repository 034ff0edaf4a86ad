import { day, hour, minute, second } from './durations.ts';

/** The launch moment of the specification: 2025-07-09 00:01 at UTC-4. */
export const defaultLaunchAt = Date.UTC(2025, 6, 9, 4, 1);

/** Duration of the launched message before the redirect home, in milliseconds. */
export const launchedPause = 3000;

/** Time left until the launch in whole units, never below zero. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whether the launch moment has passed. Both arguments are epoch milliseconds. */
export function isLaunched(now: number, launchAt: number): boolean {
  return now >= launchAt;
}

/** Splits the time between two instants in epoch milliseconds; a started second counts as a whole one. */
export function timeLeft(now: number, launchAt: number): TimeLeft {
  const rest = Math.max(0, Math.ceil((launchAt - now) / second) * second);
  return {
    days: Math.floor(rest / day),
    hours: Math.floor((rest % day) / hour),
    minutes: Math.floor((rest % hour) / minute),
    seconds: Math.floor((rest % minute) / second),
  };
}
