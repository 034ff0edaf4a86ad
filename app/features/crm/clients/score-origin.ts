import type { TimelineCopy } from '#app/content/crm/timeline/shape.ts';
import type { ScoreOrigin } from '#app/domain/crm/records/score-methods.ts';
import { fill } from '#app/i18n/format.ts';

/** Where a score comes from: « Évaluation ILA, estimation d’après les réponses (méthode 1) »; empty if unknown. */
export function originText({ method, version }: ScoreOrigin, copy: TimelineCopy): string {
  if (!method) return '';
  const name = copy.methods[method];
  return version ? fill(copy.origin, { name, version }) : name;
}
