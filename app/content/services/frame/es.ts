import type { ServiceFrame } from '../shape.ts';

export const es: ServiceFrame = {
  services: 'Servicios',
  claims: 'Cifras que la agencia declara sobre su propio trabajo.',
  weeks: { before: 'El trabajo, ', emphasis: 'semana a semana', after: '' },
  weeksLead: 'Qué hacemos y cuándo. Cada etapa termina con algo que usted puede revisar.',
  deliverables: 'Qué recibe',
  price: 'Precio',
  from: 'Desde',
  onQuote: 'Según cotización',
  questions: 'Preguntas sobre este servicio',
  ask: 'Pedir una cotización',
  promise: 'Respuesta en 24 horas, en días hábiles',
  others: 'Ver todos los servicios y sus precios',
};
