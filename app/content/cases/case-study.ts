import type { CaseId } from '#app/domain/cases/cases.ts';
import type { Language } from '#app/i18n/languages.ts';
import { contentOf } from '../content.ts';
import { progress } from './progress.ts';
import type { CaseStudy } from './shape.ts';

/** A case study with the bars of its results. */
export function caseStudy(language: Language, id: CaseId): CaseStudy {
  const study = contentOf(language).cases.studies[id];
  const [first, second, third] = study.results;
  const [one, two, three] = progress[id];
  return {
    ...study,
    id,
    results: [
      { ...first, progress: one },
      { ...second, progress: two },
      { ...third, progress: three },
    ],
  };
}
