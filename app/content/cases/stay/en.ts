import { figuresIn } from '../../claims.ts';
import type { CaseResult } from '../shape.ts';

const figures = figuresIn('en');

export const en: CaseResult = {
  metric: 'Length of the project',
  value: `${figures.caseMonths} months`,
  improvement: 'from diagnosis to review',
  basis: 'of the planned period, completed',
};
