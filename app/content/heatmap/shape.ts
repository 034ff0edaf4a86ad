import type { Direction } from '#app/domain/heatmap/grid.ts';
import type { HeatmapField, ScanView } from '#app/domain/heatmap/heatmap-link.ts';
import type { RankBand } from '#app/domain/heatmap/scan-summary.ts';
import type { TownSheet } from '#app/domain/map/sheets.ts';
import type { Headline } from '../headline.ts';
import type { PageText } from '../page-text.ts';

/** Texts of the heat map. */
export interface HeatmapCopy extends PageText {
  eyebrow: string;
  heading: Headline;
  lead: string;
  simulated: { label: string; text: string };
  form: {
    title: string;
    fields: Record<HeatmapField, { label: string; help: string }>;
    samples: { business: string; keyword: string };
    /** Towns that the places to choose from are in. */
    towns: Record<TownSheet, string>;
    /** `{town}` is what was typed. */
    unknownTown: string;
    size: string;
    radius: string;
    submit: string;
    corrected: string;
    otherVersion: string;
  };
  result: {
    /** Below the title: `{name}`, `{keyword}`, `{count}` and `{total}`. */
    finding: string;
    title: string;
    top3: string;
    top3Note: string;
    average: string;
    averageNote: string;
    nowhere: string;
    found: string;
    foundNote: string;
    change: string;
    changeNote: string;
    before: string;
    gain: string;
    loss: string;
    stable: string;
    /** How many points are in water. */
    inWater: string;
  };
  map: {
    /** Name of the map, and of the grid on it. */
    frame: string;
    label: string;
    instructions: string;
    views: Record<ScanView, string>;
    viewsLabel: string;
    legend: string;
    bands: Record<RankBand, string>;
    better: string;
    same: string;
    worse: string;
    /** The name of a point: `{name}`, `{value}` (kilometres and direction) and `{rank}`. */
    point: string;
    ranked: string;
    absent: string;
    /** In place of a rank, where nobody searches. */
    water: string;
    away: string;
    here: string;
    directions: Record<Direction, string>;
  };
  point: {
    title: string;
    rank: string;
    order: string;
    you: string;
    rival: string;
    nearer: string;
    distance: string;
    yours: string;
    yoursHere: string;
    yourAbsence: string;
    water: string;
  };
  table: { label: string; title: string; row: string; cell: string };
  share: { copy: string; copied: string; failed: string };
  print: string;
  method: { title: string; items: readonly { term: string; text: string }[] };
  next: { title: Headline; lead: string; button: string; second: string };
}
