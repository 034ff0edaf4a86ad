import type { MapsCopy } from './shape.ts';

export const fr: MapsCopy = {
  zoomIn: 'Agrandir la carte',
  zoomOut: 'Réduire la carte',
  whole: 'Revenir à la vue de départ',
  help: 'Sur la carte : flèches pour la déplacer, + et − pour l’agrandir et la réduire, 0 pour revenir. À la souris : glissez, ou Ctrl et la molette. Au doigt : deux doigts.',
  source:
    'Montréal, New York, Wilmington et Paris : plans d’Iluma, à quelques centaines de mètres près. Ailleurs : Natural Earth (domaine public), à un kilomètre environ ; villes : GeoNames (CC BY 4.0).',
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
