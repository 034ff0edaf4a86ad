import type { CaseId } from '#app/domain/cases/cases.ts';
import type { Language } from '#app/i18n/languages.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { progress } from './progress.ts';
import type { CasesCopy, CaseStudy } from './shape.ts';

export const casesCopy: Record<Language, CasesCopy> = { fr, en, es };

/** One study with the bars of its results. */
export function caseStudy(language: Language, id: CaseId): CaseStudy {
  const study = casesCopy[language].studies[id];
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
