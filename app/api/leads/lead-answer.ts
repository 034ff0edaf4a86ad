import { leadEventHandler } from '#app/application/leads/lead-notifications.server.ts';
import type { moveLead } from '#app/application/leads/move-lead.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import type { CallContext } from '../http/call-context.ts';
import { HttpError } from '../http/http-error.ts';
import { leadShape } from '../shapes/lead-replies.ts';

/** The answer of operations that change a lead, without its status. */
export const leadAnswer = {
  description: 'The lead, with its version in ETag',
  body: leadShape,
  headers: ['ETag'],
} as const;

/** Why a change of a lead was refused. */
export const leadProblems = {
  'not-found': {},
  changed: { current: leadShape },
  'not-possible': { current: leadShape },
} as const;

/** Emails and webhook events that a lead change enqueues, in its transaction. */
export function followOf({ services, origin, now }: CallContext) {
  return leadEventHandler(services.leads, origin, now());
}

export const versionHeader = ({ version }: Lead) => ({ ETag: `"${version}"` });

type Changed = NonNullable<Awaited<ReturnType<typeof moveLead>>>;

/** The changed lead as a response; throws its problem otherwise. */
export function leadReply(changed: Changed) {
  if (changed.outcome === 'gone') throw new HttpError('not-found');
  const { lead } = changed;
  if (changed.outcome === 'changed') return { body: lead, headers: versionHeader(lead) };
  const code = changed.outcome === 'conflict' ? 'changed' : 'not-possible';
  throw new HttpError(code, { current: lead });
}
