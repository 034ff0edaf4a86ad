import { staffIntents, type StaffAnswer } from '#app/domain/staff/answer.ts';
import type { SubmissionFailure } from '#app/ui/fields/submission-failure.ts';

/** The answer shown when a form's submission got no response. */
export function failureAnswer(form: FormData, failure: SubmissionFailure): StaffAnswer {
  const email = form.get('crm-email');
  return {
    intent: staffIntents.find((each) => each === form.get('intent')) ?? 'sign-in',
    problem: failure === 'offline' ? 'offline' : 'unavailable',
    wait: null,
    email: typeof email === 'string' ? email : '',
    recoveryCodes: [],
  };
}

/** The answer shown when sessions cannot be looked up. */
export const unavailableAnswer: StaffAnswer = {
  intent: 'sign-in',
  problem: 'unavailable',
  wait: null,
  email: '',
  recoveryCodes: [],
};
