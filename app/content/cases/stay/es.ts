import { figuresIn } from '../../claims.ts';
import type { CaseResult } from '../shape.ts';

const figures = figuresIn('es');

export const es: CaseResult = {
  metric: 'Acompañamiento',
  value: `${figures.caseMonths} meses`,
  improvement: 'del diagnóstico al balance',
  basis: 'del periodo previsto, llevado hasta el final',
};
