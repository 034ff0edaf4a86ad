import { figuresIn } from '../../claims.ts';
import type { CaseResult } from '../shape.ts';

const figures = figuresIn('fr');

export const fr: CaseResult = {
  metric: 'Accompagnement',
  value: `${figures.caseMonths} mois`,
  improvement: 'du diagnostic au bilan',
  basis: 'de la période prévue, menée à son terme',
};
