import { staffIntents, type StaffAnswer } from '#app/domain/staff/answer.ts';

/** What is said in the server's place when it cannot be reached. */
export function offlineAnswer(form: FormData): StaffAnswer {
  const email = form.get('crm-email');
  return {
    intent: staffIntents.find((each) => each === form.get('intent')) ?? 'sign-in',
    problem: 'offline',
    wait: null,
    email: typeof email === 'string' ? email : '',
    recoveryCodes: [],
  };
}
