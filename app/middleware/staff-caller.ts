import type { RouterContextProvider } from 'react-router';
import type { StaffCaller } from '#app/application/staff/intent-outcomes.ts';
import { promptsContext } from './prompts.ts';
import { servicesContext } from './services.ts';
import { deviceTokenOf, signInContext, staffContext } from './session.ts';
import { siteContext } from './site.ts';
import { visitContext } from './visit.ts';
import { visitorContext } from './visitor.ts';

type Context = Readonly<RouterContextProvider>;

/** Who submits a sign-in or account form, and from where. */
export function staffCallerOf(request: Request, context: Context): StaffCaller {
  return {
    address: context.get(visitorContext),
    agent: request.headers.get('user-agent') ?? '',
    language: context.get(visitContext).language,
    device: deviceTokenOf(request, context),
    origin: context.get(siteContext).origin,
    afterwards: (work) => afterAnswer(context, work),
    signIn: context.get(signInContext),
    staff: context.get(staffContext),
  };
}

/** Emails are sent once they are in the outbox; failures are reported, because nobody awaits them. */
function afterAnswer(context: Context, work: Promise<void>): void {
  const { outbox } = context.get(servicesContext);
  const { report } = context.get(promptsContext);
  work.then(() => outbox.wake()).catch(report);
}
