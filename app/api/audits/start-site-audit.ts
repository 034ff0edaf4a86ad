import { startAudit } from '#app/application/audit/audit-service.server.ts';
import { callerKey } from '#app/domain/staff/actor.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { CallContext } from '../http/call-context.ts';
import { HttpError } from '../http/http-error.ts';
import { requireNoWait } from '../http/too-many.ts';
import { siteAuditBody } from '../shapes/site-audit-shapes.ts';

/** @throws HttpError for an invalid site address, or beyond the caller's limit */
export async function startSiteAudit(
  { services, user, now }: CallContext,
  address: string,
  of: Language,
  clientId: string | null,
) {
  requireNoWait(await services.apiLimits.staffAudits(callerKey(user.actor)));
  const started = await startAudit(
    services,
    {
      address,
      language: of,
      clientId,
      requester: 'staff',
      email: null,
      comparedTo: null,
      visitor: null,
    },
    now(),
  );
  if (started.outcome === 'started') return siteAuditBody(started.audit);
  const message = started.outcome === 'invalid' ? started.error : started.outcome;
  throw new HttpError('invalid', { errors: [{ path: 'address', message }] });
}
