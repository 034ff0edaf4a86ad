import { data, redirect, type RouterContextProvider } from 'react-router';
import { company } from '#app/content/company/facts.ts';
import { failureOf } from '#app/data/failures.server.ts';
import type { CodeOutcome } from '#app/data/second-step.server.ts';
import type { NewPassword } from '#app/data/sign-in.server.ts';
import type { FoundSession } from '#app/data/staff-sessions.server.ts';
import { isDemoPair } from '#app/domain/crm/demo-session.ts';
import { formText } from '#app/domain/form-text.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import { staffIntents, type StaffAnswer, type StaffIntent } from '#app/domain/staff/answer.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { formOf } from '#app/middleware/form.ts';
import { servicesContext } from '#app/middleware/services.ts';
import {
  actorOf,
  handOut,
  signInContext,
  staffContext,
  staffUnknownContext,
  takeBack,
  type StaffSession,
} from '#app/middleware/session.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { visitorContext } from '#app/middleware/visitor.ts';

type Context = Readonly<RouterContextProvider>;

type Answer = Partial<StaffAnswer>;

/** Statuses of answers that refuse; everything else is 200, or a redirect. */
const statuses: Partial<Record<NonNullable<StaffAnswer['problem']>, number>> = {
  refused: 401,
  ended: 401,
  wait: 429,
  unavailable: 503,
};

/** Does what a form of the sign-in or of the account asks. Success leads back to the page, so that nothing is sent twice. */
export async function staffAction(request: Request, context: Context) {
  const form = await formOf(request);
  const intent = staffIntents.find((each) => each === form.get('intent')) ?? 'sign-in';
  const email = textOf(form, 'crm-email');
  const say = (answer: Answer, retryAfter?: number) => {
    const whole = { intent, problem: null, wait: null, email, recoveryCodes: [], ...answer };
    const status = (whole.problem && (statuses[whole.problem] ?? 422)) ?? 200;
    const headers = {
      'Cache-Control': 'private, no-store',
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    };
    return data(whole satisfies StaffAnswer, { status, headers });
  };
  try {
    if (context.get(staffUnknownContext)) return say({ problem: 'unavailable' });
    const outcome = await doers[intent](form, context, request);
    if (outcome instanceof Response) return outcome;
    const { milliseconds = 0, ...answer } = outcome;
    if (milliseconds === 0) return say(answer);
    return say(
      { problem: 'wait', wait: Math.ceil(milliseconds / 60_000) },
      Math.ceil(milliseconds / 1000),
    );
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return say({ problem: 'unavailable' });
  }
}

type Doer = (
  form: FormData,
  context: Context,
  request: Request,
) => Promise<Response | (Answer & { milliseconds?: number })>;

const doers: Record<StaffIntent, Doer> = {
  async 'sign-in'(form, context, request) {
    const pair = { email: textOf(form, 'crm-email'), password: textOf(form, 'crm-password') };
    // Without scripts the browser cannot tell it from others.
    if (isDemoPair(company.crmDemo, pair)) return { problem: 'demo' };
    const origin = {
      address: context.get(visitorContext),
      agent: request.headers.get('user-agent') ?? '',
    };
    const { sessions } = staffOf(context);
    const outcome = await sessions.signIn(pair, origin);
    // The browser forgets the session it had, which nobody could end any more by signing out.
    const former = context.get(signInContext)?.session;
    if (outcome.is === 'started' && former)
      await sessions.end(former.user.id, former.id, actorOfUser(former.user));
    return entered(context, outcome);
  },

  async 'second-step'(form, context) {
    const token = tokenOf(context);
    if (token === null) return { problem: 'ended' };
    const code = textOf(form, 'crm-code');
    return entered(context, await staffOf(context).sessions.passSecondStep(token, code));
  },

  async 'new-password'(form, context) {
    const token = tokenOf(context);
    if (token === null) return { problem: 'ended' };
    const password = textOf(form, 'crm-new');
    if (password !== textOf(form, 'crm-again')) return { problem: 'differs' };
    const outcome = await staffOf(context).sessions.choosePassword(token, password);
    return outcome.is === 'refused' ? { problem: 'ended' } : entered(context, outcome);
  },

  async 'sign-out'(_form, context) {
    const signIn = context.get(signInContext);
    if (signIn) {
      const { id, user } = signIn.session;
      await staffOf(context).sessions.end(user.id, id, actorOfUser(user));
    }
    return back(context, '', takeBack(context));
  },

  'sign-out-everywhere': own(async (staff, _form, context) => {
    await staffOf(context).sessions.endAll(staff.userId, null, actorOf(staff));
    return back(context, '', takeBack(context));
  }),

  'end-session': own(async (staff, form, context) => {
    await staffOf(context).sessions.end(staff.userId, textOf(form, 'id'), actorOf(staff));
    return back(context, '?compte=1');
  }),

  'change-password': own(async (_staff, form, context) => {
    const password = textOf(form, 'crm-new');
    if (password !== textOf(form, 'crm-again')) return { problem: 'differs' };
    const session = context.get(signInContext)?.session;
    if (!session) return { problem: 'ended' };
    const current = textOf(form, 'crm-password');
    const outcome = await staffOf(context).sessions.changePassword(session, current, password);
    return entered(context, outcome, '?compte=1');
  }),

  'set-up-app': own(async (staff, _form, context) => {
    await staffOf(context).secondStep.begin(staff.userId);
    return back(context, '?compte=1#second-step');
  }),

  'confirm-app': own(async (staff, form, context) => {
    const { secondStep } = staffOf(context);
    return ofCode(await secondStep.confirm(staff.userId, textOf(form, 'crm-code'), actorOf(staff)));
  }),

  'remove-app': own(async (staff, form, context) => {
    const { secondStep } = staffOf(context);
    return ofCode(await secondStep.remove(staff.userId, textOf(form, 'crm-code'), actorOf(staff)));
  }),

  'renew-codes': own(async (staff, form, context) => {
    const { secondStep } = staffOf(context);
    const code = textOf(form, 'crm-code');
    return ofCode(await secondStep.renewCodes(staff.userId, code, actorOf(staff)));
  }),
};

/** What only somebody who is signed in can ask, about their own account. */
function own(
  work: (staff: StaffSession, form: FormData, context: Context) => ReturnType<Doer>,
): Doer {
  return async (form, context) => {
    const staff = context.get(staffContext);
    return staff ? work(staff, form, context) : { problem: 'ended' };
  };
}

function entered(
  context: Context,
  outcome: NewPassword,
  query = '',
): Response | (Answer & { milliseconds?: number }) {
  switch (outcome.is) {
    case 'started':
      return back(context, query, handOut(context, outcome));
    case 'wait':
      return { milliseconds: outcome.milliseconds };
    case 'unfit':
      return { problem: outcome.problem };
    case 'refused':
      return { problem: 'refused' };
  }
}

function ofCode(outcome: CodeOutcome): Answer & { milliseconds?: number } {
  switch (outcome.is) {
    case 'done':
      return { recoveryCodes: outcome.recoveryCodes };
    case 'wait':
      return { milliseconds: outcome.milliseconds };
    case 'refused':
      return { problem: 'refused' };
  }
}

function back(context: Context, query: string, cookie?: string): Response {
  const { prefix } = context.get(visitContext);
  const address = `${withPrefix(prefix, '/crm-complet')}${query}`;
  return redirect(address, { status: 303, headers: cookie ? { 'Set-Cookie': cookie } : {} });
}

const actorOfUser = ({ id, name }: FoundSession['user']): Actor => ({ kind: 'staff', id, name });

const staffOf = (context: Context) => context.get(servicesContext).staff;

const tokenOf = (context: Context) => context.get(signInContext)?.token ?? null;

const textOf = (form: FormData, name: string) => formText(form, name) ?? '';
