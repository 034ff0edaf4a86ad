import { figuresIn } from '../../claims.ts';
import type { CaseResult } from '../shape.ts';

const figures = figuresIn('en');

export const en: CaseResult = {
  metric: 'Project length',
  value: `${figures.caseMonths} months`,
  improvement: 'from audit to review',
  basis: 'of the planned period, completed',
};
