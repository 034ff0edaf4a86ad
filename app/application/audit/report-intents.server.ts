import { cancelAudit, removeAudit, setAuditEmail } from '#app/data/audit/audit-store.server.ts';
import { removeOwnerFigures } from '#app/data/audit/owner-figures.server.ts';
import { isEmailAddress } from '#app/domain/email-address.ts';
import type { AuditJob } from '#app/domain/ila/audit/audit-job.ts';
import { reportForm, reportIntents } from '#app/domain/ila/audit/report-parts.ts';
import type { SiteAddressError } from '#app/domain/ila/audit/site-address.ts';
import { textIn } from '#app/domain/leads/contact/contact-text.ts';
import type { Language } from '#app/i18n/languages.ts';
import type { Services } from '../services.ts';
import { startAudit, visitorsAudit } from './audit-service.server.ts';
import { addOwnerEvidence, type OwnerAnswer } from './owner-evidence.server.ts';

/** Result of a form on a report's page. Rejected forms keep what was typed. */
export type ReportAnswer =
  | OwnerAnswer
  | { readonly is: 'removed' }
  | { readonly is: 'unknown' }
  | { readonly is: 'bad-email'; readonly typed: string }
  | {
      readonly is: 'refused';
      readonly typed: string;
      readonly error: SiteAddressError | 'full';
    }
  | { readonly is: 'limited'; readonly typed: string; readonly retryAfter: number };

type AuditServices = Pick<Services, 'database' | 'apiLimits' | 'audits'>;

/** Handles a form on a report's page. Anyone with the link may submit any of them. */
export async function answerReportForm(
  services: AuditServices,
  audit: AuditJob,
  form: FormData,
  { visitor, language, now }: { visitor: string; language: Language; now: number },
): Promise<ReportAnswer> {
  const { db } = services.database;
  const asked = textIn(form, reportForm.intent);
  switch (reportIntents.find((intent) => intent === asked)) {
    case 'arreter':
      await cancelAudit(db, audit.id, new Date(now));
      return { is: 'done' };
    case 'supprimer':
      await removeAudit(db, audit.id);
      return { is: 'removed' };
    case 'prevenir': {
      const typed = textIn(form, reportForm.email).trim();
      if (!isEmailAddress(typed)) return { is: 'bad-email', typed };
      await setAuditEmail(db, audit.id, typed);
      return { is: 'done' };
    }
    case 'completer':
      return addOwnerEvidence(services, audit, form, now);
    case 'retirer':
      await removeOwnerFigures(db, audit.id);
      return { is: 'done' };
    case 'comparer':
      return compare(services, audit, textIn(form, reportForm.site), { visitor, language, now });
    default:
      return { is: 'unknown' };
  }
}

async function compare(
  services: AuditServices,
  audit: AuditJob,
  typed: string,
  { visitor, language, now }: { visitor: string; language: Language; now: number },
): Promise<ReportAnswer> {
  const started = await startAudit(
    services,
    { ...visitorsAudit, address: typed, language, comparedTo: audit.id, visitor },
    now,
  );
  switch (started.outcome) {
    case 'started':
      return { is: 'done' };
    case 'invalid':
      return { is: 'refused', typed, error: started.error };
    case 'full':
      return { is: 'refused', typed, error: 'full' };
    case 'limited':
      return { is: 'limited', typed, retryAfter: started.retryAfter };
  }
}
