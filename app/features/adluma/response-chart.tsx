import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { fill } from '#app/i18n/format.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import type { ChartMark } from '#app/ui/charts/mark-labels.ts';
import type { Phrases } from './phrases.ts';

/** Rows of the chart's table. */
const tableSteps = 8;

/** Expected result by budget: the curve, the plan's budget, the elbow, and the cost of the next unit. */
export function ResponseChart({
  copy,
  say,
  result,
}: {
  copy: SimulatorCopy;
  say: Phrases;
  result: Forecast;
}) {
  const { goal, curve, budget, elbow } = result;
  const title = elbow === null ? 'none' : budget > elbow ? 'past' : 'before';
  const next = say.nextCost(result);
  return (
    <section>
      <LineChart
        title={fill(copy.curve[title], { budget: say.euros(budget) })}
        xLabel={copy.curve.budget}
        yLabel={fill(copy.result.perMonth, { unit: copy.units[goal].other })}
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
        marks={marksOf(copy.curve, say, result)}
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
      {next && <p className="mt-3">{next}</p>}
      <p className="small text-dust">{elbow === null ? null : copy.curve.elbowMeaning}</p>
    </section>
  );
}

/** The budget of the plan and, where there is one, the elbow. */
function marksOf(
  copy: SimulatorCopy['curve'],
  say: Phrases,
  { goal, curve, budget, elbow, outcomes }: Forecast,
): ChartMark[] {
  return [
    {
      id: 'you',
      kind: 'line',
      tone: 'text-lumen',
      at: [budget, outcomes.expected[goal]],
      label: fill(copy.you, { budget: say.euros(budget) }),
    },
    ...(elbow === null
      ? []
      : [
          {
            id: 'elbow',
            kind: 'dot',
            tone: 'text-aurora',
            at: [elbow, expectedAt(curve, elbow)],
            label: fill(copy.elbow, { budget: say.euros(elbow) }),
          } as const,
        ]),
  ];
}

/** Linear interpolation between the points of the curve. */
function expectedAt(curve: Forecast['curve'], budget: number): number {
  const after = curve.findIndex((point) => point.budget >= budget);
  const right = curve[after];
  const left = curve[after - 1];
  if (!left || !right) return right?.expected ?? 0;
  const share = (budget - left.budget) / (right.budget - left.budget);
  return left.expected + share * (right.expected - left.expected);
}
