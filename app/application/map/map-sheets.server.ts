import { openGazetteer, readAtlas } from '#app/data/places/places.server.ts';
import { townsAround } from '#app/domain/crm/prospecting/towns.ts';
import { drawTown, drawWorld, type Drawing } from '#app/domain/map/drawing.ts';
import { townIds, type Sheet } from '#app/domain/map/sheets.ts';
import type { Named } from '#app/domain/map/towns/town-map.ts';
import { townMaps } from '#app/domain/map/towns/town-maps.ts';
import type { Position } from '#app/domain/map/window.ts';

/** Content of a sheet: the town's own map, or its section of the atlas. */
export async function drawSheet({ name, bounds }: Sheet): Promise<Drawing> {
  const town = townIds.find((id) => id === name);
  return town ? drawTown(townMaps[town], { bounds }) : drawWorld(await readAtlas(bounds), bounds);
}

/** Labels on a sheet: those of the town's own map, or the gazetteer's towns around its centre. */
export async function namesOn(
  { name }: Sheet,
  center: Position,
  radiusKm: number,
): Promise<readonly Named[]> {
  const town = townIds.find((id) => id === name);
  if (town) return townMaps[town].names;
  const towns = townsAround(await openGazetteer(), center, radiusKm);
  return towns.map(({ name: each, lat, lng }, at) => ({
    name: each,
    at: [lng, lat],
    kind: 'place',
    weight: towns.length - at,
  }));
}
