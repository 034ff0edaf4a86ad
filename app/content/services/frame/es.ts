import type { ServiceFrame } from '../shape.ts';

export const es: ServiceFrame = {
  services: 'Servicios',
  claims: 'Cifras que la agencia declara sobre su propio trabajo.',
  weeks: { before: 'Lo que ocurre, ', emphasis: 'semana a semana', after: '' },
  weeksLead: 'Un calendario que puede ir tachando. Cada etapa termina con algo que usted ve.',
  deliverables: 'Lo que recibe',
  price: 'Precio',
  from: 'Desde',
  onQuote: 'Según presupuesto',
  questions: 'Lo que nos preguntan',
  ask: 'Hablar de este servicio',
  promise: 'Respuesta en 24 horas, en días hábiles',
  others: 'Ver todos los servicios y sus precios',
};
