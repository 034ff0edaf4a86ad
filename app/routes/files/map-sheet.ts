import { drawSheet } from '#app/application/map/map-sheets.server.ts';
import { svgOf } from '#app/domain/map/draw-svg.ts';
import { readSheet, sheetExtent } from '#app/domain/map/sheets.ts';
import type { Route } from './+types/map-sheet';

/** The base map with land and water: `/map/montreal.svg`, or a section of the atlas, `/map/46.81,-71.21,20.svg`. */
export async function loader({ params: { sheet: file } }: Route.LoaderArgs) {
  const sheet = file.endsWith('.svg') ? readSheet(file.slice(0, -4)) : null;
  if (!sheet) return new Response(null, { status: 404 });
  const { east, west } = sheetExtent(sheet, sheet.origin);
  const svg = svgOf(await drawSheet(sheet), sheet.origin, east - west);
  return new Response(svg, {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
