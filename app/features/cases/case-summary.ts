import type { CaseStudy } from '#app/content/cases/shape.ts';
import type { Picture } from '#app/content/pictures/pictures.ts';
import type { CaseSummary } from '#app/features/cases/case-card.tsx';

/** The fields a list of cases needs, so that the rest is not sent to the browser. */
export function summaryOf(study: CaseStudy, plate: Picture | null): CaseSummary {
  const { id, client, sector, services, lead, results, testimonial } = study;
  return { id, client, sector, services, lead, results, testimonial, plate };
}
