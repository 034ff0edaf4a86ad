import { choiceField } from '../codec/choice-fields.ts';
import {
  correctedIn,
  readFields,
  writeFields,
  type Field,
  type FieldSource,
} from '../codec/fields.ts';
import { optional, versionField } from '../codec/link-fields.ts';
import { nearestField, numberField } from '../codec/number-fields.ts';
import { textField } from '../codec/text-field.ts';
import { readNumber } from '../read-number.ts';
import { gridSizes, pointIndex, pointName, radiusBounds, type GridSize } from './grid.ts';
import { districtIds, type DistrictId } from './places.ts';

export const heatmapVersion = 2;

/** Maximum length of a text, in UTF-16 units. */
export const longestText = 80;

export interface HeatmapQuery {
  business: string;
  keyword: string;
  place: DistrictId;
  /** Another town, which takes precedence over the place; empty for none. */
  town: string;
  size: GridSize;
  /** Kilometres. */
  radius: number;
}

export type HeatmapField = keyof HeatmapQuery;

type Samples = Pick<HeatmapQuery, 'business' | 'keyword'>;

const linkTable = { v: versionField(heatmapVersion) };

/** @param samples defaults for an empty business or keyword */
function scanTable(samples: Samples) {
  const { business, keyword } = samples;
  return {
    business: optional(textField(longestText, { initial: business })),
    keyword: optional(textField(longestText, { initial: keyword })),
    place: optional(choiceField<DistrictId, DistrictId>(districtIds, 'ville-marie')),
    town: optional(textField(longestText, { initial: '' })),
    size: optional(nearestField<GridSize>(gridSizes, 7, { isWhole: true })),
    radius: optional(
      numberField<number>({
        ...radiusBounds,
        parse: (text) => readNumber(text, { isWhole: false }),
        // The nearest whole kilometre, the lower one on a tie.
        round: (value) => Math.ceil(value - 0.5),
      }),
    ),
  };
}

export interface HeatmapLink {
  query: HeatmapQuery;
  /** Fields whose value was corrected. */
  corrected: HeatmapField[];
  isOtherVersion: boolean;
}

/**
 * Parses a submitted form or a shared link: missing or empty values get their default, values out of bounds the nearest
 * valid one.
 */
export function readHeatmapLink(source: FieldSource, samples: Samples): HeatmapLink {
  const read = readFields(scanTable(samples), source);
  return {
    query: read.values,
    corrected: correctedIn(read),
    isOtherVersion: readFields(linkTable, source).values.v !== null,
  };
}

/** The query of a scan's link. */
export function heatmapFields(query: HeatmapQuery): [name: string, value: string][] {
  return [...writeFields(linkTable, { v: null }), ...writeFields(scanTable(query), query)];
}

/** The scan shown on the map. */
export const scanViews = ['now', 'before', 'change'] as const;

export type ScanView = (typeof scanViews)[number];

/** The displayed scan, and the index of the point whose results are listed. */
export interface MapView {
  show: ScanView;
  point: number;
}

function viewTable(size: GridSize) {
  const centre = (size * size - 1) / 2;
  const point: Field<number> = {
    read: ([written = '']) => ({ value: pointIndex(written, size) ?? centre }),
    write: (index) => [pointName(index, size)],
  };
  return { show: choiceField<ScanView, ScanView>(scanViews, 'now'), point };
}

/** Parses the display parameters of a query. */
export function readView(source: FieldSource, size: GridSize): MapView {
  return readFields(viewTable(size), source).values;
}

/** The display parameters as a query. */
export function viewFields(view: MapView, size: GridSize): [name: string, value: string][] {
  return writeFields(viewTable(size), view);
}
