import type { TownFrame } from '../shape.ts';

export const es: TownFrame = {
  towns: {
    montreal: 'Montreal',
    laval: 'Laval',
    longueuil: 'Longueuil',
    quebec: 'Ciudad de Quebec',
    'new-york': 'Nueva York',
  },
  ask: 'Pedir un precio',
  from: 'Desde',
  prices: 'Ver la lista de precios',
  elsewhere: 'El mismo servicio en otras ciudades',
  questions: 'Preguntas frecuentes',
  closing: {
    title: { before: 'Audite ', emphasis: 'su sitio', after: '' },
    lead: 'Escriba la dirección y verá qué ayuda a sus clientes a encontrarlo y qué conviene corregir primero.',
    button: 'Auditar mi sitio',
    second: 'Reservar 15 minutos',
  },
};
