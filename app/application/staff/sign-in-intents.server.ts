import { company } from '#app/content/company/facts.ts';
import type { FoundSession } from '#app/data/staff/find-session.server.ts';
import { isDemoPair } from '#app/domain/crm/sandbox/demo-session.ts';
import type { Actor } from '#app/domain/staff/actor.ts';
import {
  answer,
  ofCode,
  ofSignIn,
  sessionOf,
  textOf,
  type IntentHandler,
} from './intent-outcomes.ts';

/** Intents of signing in and out, which need no open session. */
export const signInHandlers = {
  async 'sign-in'(form, { address, agent, language, device, signIn }, { sessions }) {
    const pair = { email: textOf(form, 'crm-email'), password: textOf(form, 'crm-password') };
    // Without scripts, the browser cannot recognise the demo's credentials.
    if (isDemoPair(company.crmDemo, pair)) return answer({ problem: 'demo' });
    const outcome = await sessions.signIn(pair, { address, agent, language }, device);
    // End the former session: the browser loses its token and could no longer sign out of it.
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

  async 'confirm-app'(form, { staff, signIn }, { sessions, twoFactor }) {
    const code = textOf(form, 'crm-code');
    if (staff) return ofCode(await twoFactor.confirm(sessionOf(staff), code));
    // People whose role requires two-step verification complete their sign-in with it.
    if (signIn?.session.stage !== 'set-up-app') return answer({ problem: 'ended' });
    const outcome = await sessions.setUpTwoFactor(signIn.token, code);
    return outcome.is === 'set-up'
      ? answer({ recoveryCodes: outcome.recoveryCodes }, outcome)
      : ofCode(outcome);
  },
} satisfies Record<string, IntentHandler>;

const actorOfUser = ({ id, name }: FoundSession['user']): Actor => ({ kind: 'staff', id, name });
