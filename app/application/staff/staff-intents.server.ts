import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { HashingBusy } from '#app/data/staff/hashing-slots.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import type { StaffIntent } from '#app/domain/staff/answer.ts';
import { accountHandlers } from './account-intents.server.ts';
import { checkConfirmation } from './confirmation.server.ts';
import { answer, type IntentHandler, type StaffCaller } from './intent-outcomes.ts';
import { signInHandlers } from './sign-in-intents.server.ts';
import type { StaffOutcome } from './staff-outcome.ts';

const handlers: Readonly<Record<StaffIntent, IntentHandler>> = {
  ...signInHandlers,
  ...accountHandlers,
};

/** Milliseconds to wait while too many passwords from one sender are queued for hashing. */
const busyWait = 2000;

/**
 * Performs the intent of a sign-in or account form; sensitive ones need a confirmation.
 *
 * @param now epoch milliseconds
 */
export async function performStaffIntent(
  intent: StaffIntent,
  form: FormData,
  caller: StaffCaller,
  staff: Staff,
  now: number,
): Promise<StaffOutcome> {
  try {
    if (!caller.staff) return await handlers[intent](form, caller, staff);
    const check = await checkConfirmation(intent, form, caller.staff, staff, now);
    if (check.is === 'wait') return check;
    if (check.is === 'refused') return answer({ problem: check.problem });
    const outcome = await handlers[intent](form, caller, staff);
    return 'issued' in outcome ? { ...outcome, issued: outcome.issued ?? check.issued } : outcome;
  } catch (error) {
    if (error instanceof HashingBusy) return { is: 'wait', milliseconds: busyWait };
    if (failureOf(error) === null) throw error;
    return answer({ problem: 'unavailable' });
  }
}
