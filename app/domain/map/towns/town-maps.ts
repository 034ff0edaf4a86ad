import type { TownSheet } from '../sheets.ts';
import { montrealMap } from './montreal.ts';
import { newYorkMap } from './new-york.ts';
import { parisMap } from './paris.ts';
import type { TownMap } from './town-map.ts';
import { wilmingtonMap } from './wilmington.ts';

/** The maps of the towns, drawn by hand. */
export const townMaps: Readonly<Record<TownSheet, TownMap>> = {
  montreal: montrealMap,
  'new-york': newYorkMap,
  wilmington: wilmingtonMap,
  paris: parisMap,
};
