import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { fill } from '#app/i18n/format.ts';
import { LineChart, type ChartMark } from '#app/ui/line-chart.tsx';
import type { Phrases } from './phrases.ts';

/** Rows of the table twin. */
const tableSteps = 8;

/** What each budget brings: the curve, the visitor's place on it, its elbow and what the next one costs. */
export function ResponseChart({
  copy,
  say,
  result,
}: {
  copy: SimulatorCopy;
  say: Phrases;
  result: Forecast;
}) {
  const { goal, curve, budget, elbow, outcomes } = result;
  const title = elbow === null ? 'none' : budget > elbow ? 'past' : 'before';
  const marks: ChartMark[] = [
    {
      id: 'you',
      kind: 'line',
      tone: 'text-lumen',
      at: [budget, outcomes.expected[goal]],
      label: fill(copy.curve.you, { budget: say.euros(budget) }),
    },
    ...(elbow === null
      ? []
      : [
          {
            id: 'elbow',
            kind: 'dot',
            tone: 'text-aurora',
            at: [elbow, expectedAt(curve, elbow)],
            label: fill(copy.curve.elbow, { budget: say.euros(elbow) }),
          } as const,
        ]),
  ];
  const next = say.nextCost(result);
  return (
    <section>
      <LineChart
        title={fill(copy.curve[title], { budget: say.euros(budget) })}
        xLabel={copy.curve.budget}
        yLabel={fill(copy.result.perMonth, { unit: copy.units[goal].many })}
        series={[
          {
            id: 'expected',
            tone: 'text-star',
            points: curve.map((point) => [point.budget, point.expected]),
          },
        ]}
        band={{
          low: curve.map((point) => [point.budget, point.low]),
          high: curve.map((point) => [point.budget, point.high]),
        }}
        marks={marks}
        formatX={say.euros}
        formatY={say.count}
        table={{
          label: copy.curve.table,
          head: [copy.curve.budget, copy.cases.low, copy.cases.expected, copy.cases.high],
          rows: curve
            .filter((_, index) => index > 0 && index % ((curve.length - 1) / tableSteps) === 0)
            .map(({ budget: at, low, expected, high }) => [
              say.euros(at),
              ...[low, expected, high].map(say.count),
            ]),
        }}
      />
      {next && (
        <p className="mt-3" data-next-cost="">
          {next}
        </p>
      )}
      <p className="small text-dust">{elbow === null ? null : copy.curve.elbowMeaning}</p>
    </section>
  );
}

/** The curve between its points. */
function expectedAt(curve: Forecast['curve'], budget: number): number {
  const after = curve.findIndex((point) => point.budget >= budget);
  const right = curve[after];
  const left = curve[after - 1];
  if (!left || !right) return right?.expected ?? 0;
  const share = (budget - left.budget) / (right.budget - left.budget);
  return left.expected + share * (right.expected - left.expected);
}
