import type { Staff } from '#app/data/staff/staff.server.ts';
import { confirmationIn } from './confirmation.server.ts';
import {
  answer,
  done,
  ofCode,
  ofSignIn,
  sessionOf,
  textOf,
  type IntentHandler,
} from './intent-outcomes.ts';
import { choicesIn } from './notification-choices.ts';
import { actorOf, type StaffSession } from './sessions.ts';
import type { StaffOutcome } from './staff-outcome.ts';

/** Intents of signed-in staff about their own account. */
export const accountHandlers = {
  'sign-out-everywhere': ownAccount(async (account, _form, { sessions }) => {
    await sessions.endAll(account.userId, null, actorOf(account));
    return { is: 'signed-out' };
  }),

  'end-session': ownAccount(async (account, form, { sessions }) => {
    await sessions.end(account.userId, textOf(form, 'id'), actorOf(account));
    return done('?compte=1');
  }),

  'notification-choices': ownAccount(async ({ userId }, form, { choices }) => {
    await choices.write(userId, choicesIn(form, await choices.of(userId)));
    return answer({});
  }),

  confirm: ownAccount(async (account, form, { sessions }) => {
    const given = confirmationIn(form) ?? { password: '', code: '' };
    const outcome = await sessions.confirm(sessionOf(account), given);
    if (outcome.is === 'wait') return outcome;
    if (outcome.is === 'refused') return answer({ problem: 'not-confirmed' });
    return { is: 'done', query: '?compte=1', issued: outcome };
  }),

  'change-password': ownAccount(async (account, form, { sessions }) => {
    const password = textOf(form, 'crm-new');
    return ofSignIn(await sessions.changePassword(sessionOf(account), password), '?compte=1');
  }),

  'set-up-app': ownAccount(async ({ userId }, _form, { twoFactor }) => {
    await twoFactor.startSetUp(userId);
    return done('?compte=1#second-step');
  }),

  'remove-app': ownAccount(async (account, _form, { twoFactor }) =>
    ofCode(await twoFactor.remove(sessionOf(account))),
  ),

  'renew-codes': ownAccount(async (account, _form, { twoFactor }) =>
    ofCode(await twoFactor.renewCodes(sessionOf(account))),
  ),
} satisfies Record<string, IntentHandler>;

/** A handler for signed-in staff about their own account. */
function ownAccount(
  handle: (account: StaffSession, form: FormData, staff: Staff) => Promise<StaffOutcome>,
): IntentHandler {
  return async (form, caller, staff) =>
    caller.staff ? handle(caller.staff, form, staff) : answer({ problem: 'ended' });
}
