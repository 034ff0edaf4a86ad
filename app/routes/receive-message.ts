import { data, redirect, type RouterContextProvider } from 'react-router';
import { team } from '#app/content/team/copy.ts';
import { failureOf } from '#app/data/failures.server.ts';
import { readContact } from '#app/domain/contact.ts';
import { formFields } from '#app/domain/leads/form-fields.ts';
import { spamReport } from '#app/domain/leads/spam.ts';
import { textIn, typedIn } from '#app/features/contact/typed.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { formOf } from '#app/middleware/form.ts';
import { leadDeskOf, messageKey } from '#app/middleware/lead-desk.server.ts';
import { leadLogContext } from '#app/middleware/lead-log.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { readMessage } from './contact-message.ts';
import { lettersOf } from './lead-letters.ts';

/**
 * Keeps the message before it answers. The answer is a redirect, so that loading the page again sends nothing again, and
 * the same for a machine as for a person.
 */
export async function receiveMessage(request: Request, context: Readonly<RouterContextProvider>) {
  const { language, prefix } = context.get(visitContext);
  const { origin, now: clock } = context.get(siteContext);
  const form = await formOf(request);
  const typed = typedIn(form);
  const token = textIn(form, formFields.token);
  const back = { typed, token, errors: {}, failure: null };
  // A tool that hands its visitor over has not asked for everything yet.
  if (form.has(formFields.handOver)) return data({ ...back, isDraft: true });
  const read = readContact(typed);
  if (!read.ok) return data({ ...back, errors: read.errors }, { status: 422 });

  const now = clock();
  const desk = leadDeskOf(context);
  const log = context.get(leadLogContext);
  const arrival = readMessage(form, read.request, { language, now });
  const { page, attachments } = arrival;
  const { fill, nonce } = desk.readToken(token, now);
  const honeypot = textIn(form, formFields.trap);
  try {
    const { lead, isNew } = await desk.store.receive(
      {
        key: messageKey({ ...typed, page, attachments }, nonce, now),
        sender: desk.senderOf(context.get(visitorContext), now),
        arrival,
        judge: (recent) => spamReport(arrival, { honeypot, fill, recent }),
        members: team.fr,
        now,
      },
      lettersOf(desk, origin, now),
    );
    const { reference, service } = lead;
    if (isNew) log.kept({ reference, service, language });
    const query = desk.statusQuery(reference, Date.parse(lead.createdAt));
    return redirect(withPrefix(prefix, `/contact?${query}#formulaire`), 303);
  } catch (error) {
    log.failed({ reason: failureOf(error) ?? 'unexpected' });
    return data({ ...back, failure: 'failed' as const }, { status: 503 });
  }
}
