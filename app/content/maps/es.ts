import type { MapsCopy } from './shape.ts';

export const es: MapsCopy = {
  zoomIn: 'Acercar el mapa',
  zoomOut: 'Alejar el mapa',
  whole: 'Volver a la vista inicial',
  help: 'Teclado: flechas, + y −, 0 para volver. Mouse: arrastre, o Ctrl y la rueda.',
  source:
    'Montreal, Nueva York, Wilmington y París: planos de Iluma. Otros lugares: Natural Earth (dominio público), con una precisión aproximada de 1 km; ciudades: GeoNames (CC BY 4.0).',
  names: {
    'saint-lawrence': 'Río San Lorenzo',
    'south-shore': 'Ribera sur',
    prairies: 'Río des Prairies',
    hudson: 'Río Hudson',
    'east-river': 'East River',
    'upper-bay': 'Bahía de Nueva York',
    delaware: 'Río Delaware',
    seine: 'Sena',
    marne: 'Marne',
  },
};
