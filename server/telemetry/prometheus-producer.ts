import { ValueType, type Attributes, type HrTime } from '@opentelemetry/api';
import { emptyResource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  DataPointType,
  type CollectionResult,
  type DataPoint,
  type Histogram,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValueWithName<string>>;
type Base = Pick<MetricData, 'descriptor' | 'aggregationTemporality'>;
type Times = Pick<DataPoint<never>, 'startTime' | 'endTime'>;

/** Converts a Prometheus registry's metrics to OpenTelemetry, so that each is defined once. */
export class PrometheusProducer implements MetricProducer {
  readonly #startTime = hrTime(Date.now());
  registry: Registry | null = null;

  async collect(): Promise<CollectionResult> {
    const metrics: Metric[] = (await this.registry?.getMetricsAsJSON()) ?? [];
    const times = { startTime: this.#startTime, endTime: hrTime(Date.now()) };
    return {
      resourceMetrics: {
        resource: emptyResource(),
        scopeMetrics: [
          {
            scope: { name: 'iluma' },
            metrics: metrics.flatMap((metric) => toMetricData(metric, times)),
          },
        ],
      },
      errors: [],
    };
  }
}

function toMetricData({ name, help, type, values }: Metric, times: Times): MetricData[] {
  const base: Base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const numbers = () =>
    values.map(({ labels, value }) => ({ ...times, attributes: labels as Attributes, value }));
  // By name: prom-client's enumeration of types exists as types only.
  switch (String(type)) {
    case 'counter':
      return [
        { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: numbers() },
      ];
    case 'gauge':
      return [{ ...base, dataPointType: DataPointType.GAUGE, dataPoints: numbers() }];
    case 'histogram':
      return [
        { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(values, times) },
      ];
    default:
      return [];
  }
}

/** Prometheus buckets are cumulative, with sum and count as separate values. */
function histograms(values: Metric['values'], times: Times): DataPoint<Histogram>[] {
  const series = Map.groupBy(values, ({ labels: { le: _le, ...labels } }) =>
    JSON.stringify(labels),
  );
  return Array.from(series, ([labels, own]) => {
    const ending = (part: string) => own.filter(({ metricName }) => metricName?.endsWith(part));
    const buckets = ending('_bucket');
    const upTo = buckets.map(({ value }) => value);
    const counts = upTo.map((value, at) => value - (upTo[at - 1] ?? 0));
    const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    const [{ value: sum } = { value: 0 }] = ending('_sum');
    const [{ value: count } = { value: 0 }] = ending('_count');
    const value = { buckets: { boundaries, counts }, sum, count };
    return { ...times, attributes: JSON.parse(labels) as Attributes, value };
  });
}

function hrTime(milliseconds: number): HrTime {
  return [Math.floor(milliseconds / 1000), (milliseconds % 1000) * 1_000_000];
}
