import { company } from '#app/content/company/facts.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { HashingBusy } from '#app/data/staff/hashing-slots.server.ts';
import type { NewPassword } from '#app/data/staff/pending-sign-in.server.ts';
import type { Staff } from '#app/data/staff/staff.server.ts';
import type { FoundSession } from '#app/data/staff/staff-sessions.server.ts';
import type { CodeOutcome } from '#app/data/staff/second-step-changes.server.ts';
import { isDemoPair } from '#app/domain/crm/sandbox/demo-session.ts';
import { formText } from '#app/domain/form-text.ts';
import type { Language } from '#app/domain/languages.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import type { StaffAnswer, StaffIntent } from '#app/domain/staff/answer.ts';
import { confirmationIn, passGate } from './confirmation.server.ts';
import { choicesIn } from './notification-choices.ts';
import { actorOf, type SignInState, type StaffSession, type StartedSession } from './sessions.ts';
import type { StaffOutcome } from './staff-answer.ts';

/** The sender of a sign-in or account form. */
export interface StaffCaller {
  /** Network address. */
  address: string;
  /** `User-Agent` header. */
  agent: string;
  /** Of the page. */
  language: Language;
  /** Token of a browser that has signed in before. */
  device: string | null;
  /** Scheme and host of the site, for links in mails. */
  origin: string;
  /** Takes work whose end the answer does not wait for. */
  afterwards: (work: Promise<void>) => void;
  signIn: SignInState | null;
  staff: StaffSession | null;
}

type Handler = (form: FormData, caller: StaffCaller, staff: Staff) => Promise<StaffOutcome>;

const answer = (
  given: Partial<Pick<StaffAnswer, 'problem' | 'recoveryCodes'>>,
  issued: StartedSession | null = null,
): StaffOutcome => ({ is: 'answer', answer: given, issued });

const done = (query: string): StaffOutcome => ({ is: 'done', query, issued: null });

/** Until one sender's passwords that wait to be hashed are fewer, in milliseconds. */
const busyWait = 2000;

/**
 * Performs the intent of a sign-in or account form; a grave one for whoever has confirmed that it is them.
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
    const gate = await passGate(intent, form, caller.staff, staff, now);
    if (gate.is === 'wait') return gate;
    if (gate.is === 'closed') return answer({ problem: gate.problem });
    const outcome = await handlers[intent](form, caller, staff);
    return 'issued' in outcome ? { ...outcome, issued: outcome.issued ?? gate.issued } : outcome;
  } catch (error) {
    if (error instanceof HashingBusy) return { is: 'wait', milliseconds: busyWait };
    if (failureOf(error) === null) throw error;
    return answer({ problem: 'unavailable' });
  }
}

const handlers: Record<StaffIntent, Handler> = {
  async 'sign-in'(form, { address, agent, language, device, signIn }, { sessions }) {
    const pair = { email: textOf(form, 'crm-email'), password: textOf(form, 'crm-password') };
    // Without scripts the browser cannot tell the demo's pair from others.
    if (isDemoPair(company.crmDemo, pair)) return answer({ problem: 'demo' });
    const outcome = await sessions.signIn(pair, { address, agent, language }, device);
    // End the former session: the browser forgets its token and could not sign out of it any more.
    const former = signIn?.session;
    if (outcome.is === 'started' && former)
      await sessions.end(former.user.id, former.id, actorOfUser(former.user));
    return ofSignIn(outcome);
  },

  async 'second-step'(form, { signIn }, { sessions }) {
    if (!signIn) return answer({ problem: 'ended' });
    return ofSignIn(await sessions.passTwoFactor(signIn.token, textOf(form, 'crm-code')));
  },

  async 'new-password'(form, { signIn }, { sessions }) {
    if (!signIn) return answer({ problem: 'ended' });
    const password = textOf(form, 'crm-new');
    if (password !== textOf(form, 'crm-again')) return answer({ problem: 'differs' });
    const outcome = await sessions.choosePassword(signIn.token, password);
    return outcome.is === 'refused' ? answer({ problem: 'ended' }) : ofSignIn(outcome);
  },

  async 'forgot-password'(form, { address, origin, afterwards }, { sessions }) {
    const outcome = await sessions.askForLink(textOf(form, 'crm-email'), { address }, { origin });
    if (outcome.is === 'wait') return outcome;
    afterwards(outcome.sent);
    return answer({});
  },

  async 'accept-link'(form, { address, agent }, { sessions }) {
    const password = textOf(form, 'crm-new');
    if (password !== textOf(form, 'crm-again')) return answer({ problem: 'differs' });
    const chosen = { name: textOf(form, 'crm-name'), password };
    const token = textOf(form, 'crm-link');
    const outcome = await sessions.acceptLink(token, chosen, { address, agent });
    if (outcome.is === 'refused') return answer({ problem: 'link-over' });
    if (outcome.is === 'bad-name' || outcome.is === 'name-taken')
      return answer({ problem: outcome.is });
    return ofSignIn(outcome);
  },

  async 'sign-out'(_form, { signIn }, { sessions }) {
    if (signIn) {
      const { id, user } = signIn.session;
      await sessions.end(user.id, id, actorOfUser(user));
    }
    return { is: 'signed-out' };
  },

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

  async 'confirm-app'(form, { staff, signIn }, { sessions, twoFactor }) {
    const code = textOf(form, 'crm-code');
    if (staff) return ofCode(await twoFactor.confirm(sessionOf(staff), code));
    // Somebody whose role requires a second step ends their sign-in by it.
    if (signIn?.session.stage !== 'set-up-app') return answer({ problem: 'ended' });
    const outcome = await sessions.setUpTwoFactor(signIn.token, code);
    return outcome.is === 'set-up'
      ? answer({ recoveryCodes: outcome.recoveryCodes }, outcome)
      : ofCode(outcome);
  },

  'remove-app': ownAccount(async (account, _form, { twoFactor }) =>
    ofCode(await twoFactor.remove(sessionOf(account))),
  ),

  'renew-codes': ownAccount(async (account, _form, { twoFactor }) =>
    ofCode(await twoFactor.renewCodes(sessionOf(account))),
  ),
};

/** A handler for signed-in staff, about their own account. */
function ownAccount(
  handle: (account: StaffSession, form: FormData, staff: Staff) => Promise<StaffOutcome>,
): Handler {
  return async (form, caller, staff) =>
    caller.staff ? handle(caller.staff, form, staff) : answer({ problem: 'ended' });
}

function ofSignIn(outcome: NewPassword, query = ''): StaffOutcome {
  switch (outcome.is) {
    case 'started':
      return { is: 'done', query, issued: outcome };
    case 'wait':
      return outcome;
    case 'unfit':
      return answer({ problem: outcome.problem });
    case 'refused':
      return answer({ problem: 'refused' });
  }
}

function ofCode(outcome: CodeOutcome): StaffOutcome {
  switch (outcome.is) {
    case 'done':
      return answer({ recoveryCodes: outcome.recoveryCodes });
    case 'wait':
      return outcome;
    case 'refused':
    case 'required':
      return answer({ problem: outcome.is });
  }
}

const sessionOf = ({ sessionId, userId }: StaffSession) => ({
  id: sessionId,
  user: { id: userId },
});

const actorOfUser = ({ id, name }: FoundSession['user']): Actor => ({ kind: 'staff', id, name });

const textOf = (form: FormData, name: string) => formText(form, name) ?? '';
