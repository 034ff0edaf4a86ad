import type { MapsCopy } from './shape.ts';

export const en: MapsCopy = {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Back to the first view',
  help: 'On the map: arrow keys move it, + and − zoom, 0 goes back. With a mouse: drag, or Ctrl and the wheel. On a touch screen: two fingers.',
  source:
    'Montréal, New York, Wilmington and Paris: drawn by Iluma, true to a few hundred metres. Elsewhere: Natural Earth (public domain), to about a kilometre; towns: GeoNames (CC BY 4.0).',
  names: {
    'saint-lawrence': 'St. Lawrence River',
    'south-shore': 'South Shore',
    prairies: 'Des Prairies River',
    hudson: 'Hudson River',
    'east-river': 'East River',
    'upper-bay': 'Upper Bay',
    delaware: 'Delaware River',
    seine: 'Seine',
    marne: 'Marne',
  },
};
