import { figuresIn } from '../../claims.ts';
import type { CaseResult } from '../shape.ts';

const figures = figuresIn('es');

export const es: CaseResult = {
  metric: 'Duración del trabajo',
  value: `${figures.caseMonths} meses`,
  improvement: 'del diagnóstico al informe final',
  basis: 'del periodo previsto, completado',
};
