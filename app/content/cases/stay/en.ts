import { figuresIn } from '../../claims.ts';
import type { CaseResult } from '../shape.ts';

const figures = figuresIn('en');

export const en: CaseResult = {
  metric: 'Working together',
  value: `${figures.caseMonths} months`,
  improvement: 'from diagnosis to review',
  basis: 'of the planned period, seen through to the end',
};
