import type { MapsCopy } from './shape.ts';

export const fr: MapsCopy = {
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
  whole: 'Revenir à la vue de départ',
  help: 'Clavier : flèches, +, − et 0. Souris : glissez, ou Ctrl et molette.',
  source:
    'Montréal, New York, Wilmington et Paris : plans d’Iluma. Ailleurs : Natural Earth (domaine public), à 1 km près environ ; villes : GeoNames (CC BY 4.0).',
  names: {
    'saint-lawrence': 'Fleuve Saint-Laurent',
    'south-shore': 'Rive-Sud',
    prairies: 'Rivière des Prairies',
    hudson: 'Fleuve Hudson',
    'east-river': 'East River',
    'upper-bay': 'Baie de New York',
    delaware: 'Fleuve Delaware',
    seine: 'Seine',
    marne: 'Marne',
  },
};
