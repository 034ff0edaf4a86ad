import type { MapsCopy } from './shape.ts';

export const en: MapsCopy = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Reset the view',
  help: 'Keyboard: arrows, + and −, 0 to reset. Mouse: drag, or Ctrl and the wheel.',
  source:
    'Montréal, New York, Wilmington and Paris: maps by Iluma. Elsewhere: Natural Earth (public domain), to about 1 km; towns: GeoNames (CC BY 4.0).',
  names: {
    'saint-lawrence': 'St. Lawrence River',
    'south-shore': 'South Shore',
    prairies: 'Rivière des Prairies',
    hudson: 'Hudson River',
    'east-river': 'East River',
    'upper-bay': 'Upper Bay',
    delaware: 'Delaware River',
    seine: 'Seine',
    marne: 'Marne',
  },
};
