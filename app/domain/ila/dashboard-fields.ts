import { correctedIn, readFields, writeFields, type FieldSource } from '../codec/fields.ts';
import { versionField } from '../codec/link-fields.ts';
import { sliderField, type SliderBounds } from '../codec/number-fields.ts';
import { recordOf } from '../codec/record-of.ts';
import { dashboardVersion, metricIds, type Metric, type Metrics } from './dashboard-score.ts';

/** The sliders of the dashboard's calculator. Source: specification B §2.4, §5 and §9, ILAD-10 and ILAD-11. */

export const metricDefaults: Metrics = {
  seo: 80,
  content: 85,
  conversion: 75,
  engagement: 90,
  technical: 85,
};

export const metricSliders = recordOf(metricIds, (id): SliderBounds => {
  return { min: 0, max: 100, step: 1, initial: metricDefaults[id] };
});

const metricTable = recordOf(metricIds, (id) => sliderField(metricSliders[id]));
const linkTable = { v: versionField(dashboardVersion) };

/** A metric's name in forms and links, from the specification. */
export const metricField = (id: Metric): `${Metric}Score` => `${id}Score`;

/** Parses the sliders of the calculator's form or of a shared link. */
export function readMetrics(source: FieldSource): {
  metrics: Metrics;
  corrected: Metric[];
  /** Whether any slider was submitted. */
  wasSent: boolean;
} {
  const textsOf = (id: Metric) => source.getAll(metricField(id));
  const read = readFields(metricTable, { getAll: (id) => textsOf(id as Metric) });
  return {
    metrics: read.values,
    corrected: correctedIn(read),
    wasSent: metricIds.some((id) => textsOf(id).length > 0),
  };
}

/** The query of a shared link of the calculator. */
export function metricFields(values: Metrics): [name: string, value: string][] {
  const metrics = writeFields(metricTable, values);
  return [
    ...writeFields(linkTable, { v: null }),
    ...metrics.map(([id, text]): [string, string] => [metricField(id), text]),
  ];
}

/** Whether a link was made with another version of the method. */
export function isOtherVersion(source: FieldSource): boolean {
  return readFields(linkTable, source).values.v !== null;
}
