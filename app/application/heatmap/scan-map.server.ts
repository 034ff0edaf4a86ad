import { openGazetteer } from '#app/data/places/places.server.ts';
import { townsCalled, townLabel } from '#app/domain/crm/prospecting/towns.ts';
import type { HeatmapQuery } from '#app/domain/heatmap/heatmap-link.ts';
import { districtIds, districts, kmBetween } from '#app/domain/heatmap/places.ts';
import type { RankSource } from '#app/domain/heatmap/rank-source.ts';
import type { ScannedMap } from '#app/domain/heatmap/scanned-map.ts';
import { isWater } from '#app/domain/map/drawing.ts';
import { sheetAround, townSheets, type Sheet } from '#app/domain/map/sheets.ts';
import type { Named } from '#app/domain/map/towns/town-map.ts';
import { placeOn, pointAt, type Place } from '#app/domain/map/window.ts';
import type { Language } from '#app/i18n/languages.ts';
import { regionName } from '#app/i18n/region-name.ts';
import { drawSheet, namesOn } from '../map/map-sheets.server.ts';

/** Within this many kilometres a point is the business's own address, which is on land. */
const atHome = 0.05;

/** The cells of the outermost points extend beyond the radius. */
const margin = 1.5;

/** Scans a grid, skipping points in water. */
export async function scanMap(
  query: HeatmapQuery,
  source: RankSource,
  language: Language,
): Promise<ScannedMap> {
  const { sheet, centre, town } = await startOf(query, language);
  const drawing = await drawSheet(sheet);
  const request = {
    ...query,
    centre,
    map: sheet.name,
    isWater: (at: Place) =>
      kmBetween(at, centre) > atHome && isWater(drawing, pointAt(sheet.origin, at)),
  };
  const [points, past] = await Promise.all([
    source.scan({ ...request, monthsAgo: 0 }),
    source.scan({ ...request, monthsAgo: 1 }),
  ]);
  const [lng, lat] = pointAt(sheet.origin, centre);
  return {
    sheet,
    centre,
    town,
    isUnknownTown: query.town !== '' && town === null,
    names: [...districtsOn(sheet), ...(await namesOn(sheet, { lat, lng }, query.radius * margin))],
    points,
    before: past.map(({ rank }) => rank),
  };
}

/** The town as typed if the gazetteer has it, otherwise the district. */
async function startOf({ town, place, radius }: HeatmapQuery, language: Language) {
  const [found] = town === '' ? [] : townsCalled(await openGazetteer(), town);
  if (found) {
    const sheet = sheetAround(found, radius * margin);
    const label = townLabel(found, (code) => regionName(language, code));
    return { sheet, centre: placeOn(sheet.origin, found), town: label };
  }
  const { town: id, at } = districts[place];
  return { sheet: { name: id, ...townSheets[id] }, centre: at, town: null };
}

/** Districts have their names on their town's map. */
function districtsOn({ name, origin }: Sheet): Named[] {
  return districtIds.flatMap((id) => {
    const { town, name: each, at } = districts[id];
    return town === name
      ? [{ name: each, at: pointAt(origin, at), kind: 'place' as const, weight: 5 }]
      : [];
  });
}
