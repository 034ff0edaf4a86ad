import { readNumber } from '../read-number.ts';
import { gridSizes, pointIndex, radiusBounds, type GridSize } from './grid.ts';
import { boroughIds, type BoroughId } from './places.ts';

export const heatmapVersion = 1;

/** Longest text a field keeps, in characters. */
export const longestText = 80;

export interface HeatmapQuery {
  business: string;
  keyword: string;
  place: BoroughId;
  size: GridSize;
  /** Kilometres. */
  radius: number;
}

export type HeatmapField = keyof HeatmapQuery;

export interface HeatmapLink {
  query: HeatmapQuery;
  /** Fields whose value had to be changed. */
  corrected: HeatmapField[];
  isOtherVersion: boolean;
}

/** Which of two scans the map shows. */
export const scanViews = ['now', 'before', 'change'] as const;

export type ScanView = (typeof scanViews)[number];

/**
 * Reads a form that was sent, or a shared link, without trust: what is missing takes its default, what is out of bounds
 * the nearest value.
 *
 * @param samples what stands for an empty business or keyword
 */
export function readHeatmapLink(
  text: (name: HeatmapField | 'v') => string | null,
  samples: Pick<HeatmapQuery, 'business' | 'keyword'>,
): HeatmapLink {
  const corrected: HeatmapField[] = [];
  function read<Value>(
    name: HeatmapField,
    initial: Value,
    parse: (written: string) => readonly [value: Value, isAsWritten: boolean],
  ): Value {
    const written = text(name)?.trim() ?? '';
    if (written === '') return initial;
    const [value, isAsWritten] = parse(written);
    if (!isAsWritten) corrected.push(name);
    return value;
  }
  const short = (written: string) =>
    [
      Array.from(written).slice(0, longestText).join(''),
      Array.from(written).length <= longestText,
    ] as const;
  const query: HeatmapQuery = {
    business: read('business', samples.business, short),
    keyword: read('keyword', samples.keyword, short),
    place: read<BoroughId>('place', 'ville-marie', (written) => {
      const known = boroughIds.find((id) => id === written);
      return [known ?? 'ville-marie', known !== undefined];
    }),
    size: read<GridSize>('size', 7, (written) =>
      nearest(gridSizes, readNumber(written, { isWhole: true }), 7),
    ),
    radius: read<number>('radius', radiusBounds.initial, (written) =>
      nearest(radii, readNumber(written, { isWhole: false }), radiusBounds.initial),
    ),
  };
  const version = text('v');
  return {
    query,
    corrected,
    isOtherVersion: version !== null && version !== String(heatmapVersion),
  };
}

const radii = Array.from(
  { length: radiusBounds.max - radiusBounds.min + 1 },
  (_, index) => radiusBounds.min + index,
);

/** The allowed value nearest to a number, or the default for what is no number. */
function nearest<Value extends number>(
  allowed: readonly Value[],
  value: number,
  initial: Value,
): readonly [value: Value, isAsWritten: boolean] {
  if (!Number.isFinite(value)) return [initial, false];
  const [first = initial, ...others] = allowed;
  const best = others.reduce(
    (kept, each) => (Math.abs(each - value) < Math.abs(kept - value) ? each : kept),
    first,
  );
  return [best, best === value];
}

/** What of the address only changes what is looked at: which scan, and the point whose results are listed. */
export function readView(
  text: (name: 'show' | 'point') => string | null,
  size: GridSize,
): { show: ScanView; point: number } {
  const asked = text('show');
  const centre = (size * size - 1) / 2;
  return {
    show: scanViews.find((view) => view === asked) ?? 'now',
    point: pointIndex(text('point') ?? '', size) ?? centre,
  };
}

/** The query of a link that holds a scan. */
export function heatmapFields({
  business,
  keyword,
  place,
  size,
  radius,
}: HeatmapQuery): [name: string, value: string][] {
  return [
    ['v', String(heatmapVersion)],
    ['business', business],
    ['keyword', keyword],
    ['place', place],
    ['size', String(size)],
    ['radius', String(radius)],
  ];
}
