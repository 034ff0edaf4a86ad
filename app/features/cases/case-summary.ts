import type { CaseStudy } from '#app/content/cases/shape.ts';
import type { CaseSummary } from '#app/features/cases/case-card.tsx';

/** What a list of cases needs of one: the rest stays on the server. */
export function summaryOf(study: CaseStudy): CaseSummary {
  const { id, client, sector, services, lead, results, testimonial } = study;
  return { id, client, sector, services, lead, results, testimonial };
}
