import type { ServiceFrame } from '../shape.ts';

export const es: ServiceFrame = {
  services: 'Servicios',
  claims: 'Cifras que la agencia declara sobre su propio trabajo; sus resultados pueden variar.',
  weeks: { before: 'El trabajo, ', emphasis: 'semana a semana', after: '' },
  weeksLead: 'Qué hacemos y cuándo. Cada etapa termina con algo que usted puede revisar.',
  deliverables: 'Qué recibe',
  audience: { before: 'Para quién ', emphasis: 'es este servicio', after: '' },
  fits: 'Le conviene si',
  otherwise: 'Le conviene otra opción si',
  cost: 'Qué hace variar el precio',
  risks: { before: 'Qué puede ', emphasis: 'salir mal', after: '' },
  risksLead: 'Estos son los problemas que encontramos y lo que hacemos cuando aparecen.',
  example: 'Ejemplo inventado',
  towns: 'Este servicio en su ciudad',
  price: 'Precio',
  from: 'Desde',
  onQuote: 'Según cotización',
  questions: 'Preguntas sobre este servicio',
  ask: 'Pedir una cotización',
  promise: 'Respuesta en 24 horas, en días hábiles',
  others: 'Ver todos los servicios y sus precios',
};
