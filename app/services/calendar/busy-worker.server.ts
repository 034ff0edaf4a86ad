import { parentPort, workerData } from 'node:worker_threads';
import type { BusyFailure } from '#app/domain/bookings/busy.ts';
import type { Stretch } from '#app/domain/bookings/schedule.ts';
import { NotACalendarError, readBusy, type BusyQuestion } from './read-busy.ts';

export type BusyAnswer = { busy: Stretch[] } | { failure: BusyFailure };

/** Reads one calendar in a thread of its own, which can be ended: a rule of recurrence may take forever. */
parentPort?.postMessage(answer(workerData as BusyQuestion), []);

function answer(question: BusyQuestion): BusyAnswer {
  try {
    return { busy: readBusy(question) };
  } catch (error) {
    return { failure: error instanceof NotACalendarError ? 'not-a-calendar' : 'too-complex' };
  }
}
