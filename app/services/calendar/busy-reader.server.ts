import type { BusyFailure } from '#app/domain/bookings/busy.ts';
import type { Stretch } from '#app/domain/bookings/schedule.ts';
import { NotACalendarError, readBusy, type BusyQuestion } from './read-busy.ts';

export type BusyAnswer = { busy: Stretch[] } | { failure: BusyFailure };

/** Reads one calendar in a separate process, which can be killed: a recurrence rule may never terminate. */
process.once('message', (question: BusyQuestion) => process.send?.(answer(question)));

function answer(question: BusyQuestion): BusyAnswer {
  try {
    return { busy: readBusy(question) };
  } catch (error) {
    return { failure: error instanceof NotACalendarError ? 'not-a-calendar' : 'too-complex' };
  }
}
