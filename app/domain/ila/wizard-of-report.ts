import type { AuditReport } from './audit/audit.ts';
import type { OwnerEvidence } from './owner/owner-evidence.ts';
import {
  longestText,
  wizardDefaults,
  wizardSliders,
  type WizardField,
  type WizardInput,
} from './wizard-fields.ts';
import { measuredFields, stepAfter, wizardFields } from './wizard-link.ts';

/** The answers that a report provides, and their names. */
function measuredAnswers(
  { address, stated }: Pick<AuditReport, 'address' | 'stated'>,
  owner: OwnerEvidence | null,
): Partial<WizardInput> {
  const { name = '', addresses = [], town = '', industry = '', isSocial = false } = stated ?? {};
  const businessName = name || owner?.profile?.name || '';
  const place = [addresses[0] ?? owner?.profile?.street, town || owner?.profile?.town];
  const where = place.filter(Boolean).join(', ');
  const reviews = owner?.reviews;
  return {
    website: address.slice(0, longestText),
    hasWebsite: true,
    ...(businessName && { businessName: businessName.slice(0, longestText) }),
    ...(where && { address: where.slice(0, longestText) }),
    ...(industry && { industry }),
    ...(isSocial && { hasSocialMedia: true }),
    ...((owner?.profile ?? reviews) && { hasGoogleBusiness: true }),
    ...(reviews && {
      googleRating: Math.round(reviews.rating * 10) / 10,
      reviewCount: toStep(reviews.count, wizardSliders.reviewCount),
    }),
  };
}

function toStep(
  value: number,
  { min, max, step }: { min: number; max: number; step: number },
): number {
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}

/** Query of the estimate that only asks what a report leaves open. */
export function estimateQuery(
  report: Pick<AuditReport, 'address' | 'stated'>,
  owner: OwnerEvidence | null,
): string {
  const answers = measuredAnswers(report, owner);
  const measured = Object.keys(answers) as WizardField[];
  const input = { ...wizardDefaults, ...answers };
  return new URLSearchParams([
    ...wizardFields(input, stepAfter(measured)),
    ...measuredFields(measured),
  ]).toString();
}
