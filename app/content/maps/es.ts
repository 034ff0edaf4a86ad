import type { MapsCopy } from './shape.ts';

export const es: MapsCopy = {
  zoomIn: 'Acercar el mapa',
  zoomOut: 'Alejar el mapa',
  whole: 'Volver a la vista inicial',
  help: 'En el mapa: flechas para moverlo, + y − para acercarlo y alejarlo, 0 para volver. Con el ratón: arrastre, o Ctrl y la rueda. En pantalla táctil: dos dedos.',
  source:
    'Montreal, Nueva York, Wilmington y París: planos de Iluma, exactos a unos cientos de metros. En otros lugares: Natural Earth (dominio público), a un kilómetro aproximadamente; ciudades: GeoNames (CC BY 4.0).',
  names: {
    'saint-lawrence': 'Río San Lorenzo',
    'south-shore': 'Orilla Sur',
    prairies: 'Río des Prairies',
    hudson: 'Río Hudson',
    'east-river': 'East River',
    'upper-bay': 'Bahía de Nueva York',
    delaware: 'Río Delaware',
    seine: 'Sena',
    marne: 'Marne',
  },
};
