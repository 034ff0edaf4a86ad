import type { FullCopy } from '#app/content/adluma/shape.ts';
import { totalOf, type Forecast } from '#app/domain/adluma/forecast.ts';
import { fill } from '#app/i18n/format.ts';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import type { Phrases } from './phrases.ts';

/** Balance by month while the campaign ramps up. */
export function Months({
  page,
  say,
  result: { months, paidBackIn },
}: {
  page: FullCopy['months'];
  say: Phrases;
  result: Forecast;
}) {
  const paidBack = months.find(({ month }) => month === paidBackIn);
  return (
    <section>
      <h3 className="small text-dust">{page.title}</h3>
      <LineChart
        title={
          paidBackIn === null
            ? page.notPaidBack
            : fill(page.paidBack, { month: say.plain(paidBackIn) })
        }
        xLabel={page.month}
        yLabel={page.balance}
        series={[
          {
            id: 'balance',
            tone: 'text-violet',
            points: [[0, 0], ...months.map(({ month, balance }) => [month, balance] as const)],
          },
        ]}
        marks={
          paidBack
            ? [
                {
                  id: 'paid-back',
                  kind: 'dot',
                  tone: 'text-band-green',
                  at: [paidBack.month, paidBack.balance],
                  label: say.euros(paidBack.balance),
                },
              ]
            : []
        }
        formatX={(month) => (Number.isInteger(month) ? say.plain(month) : '')}
        formatY={say.euros}
        table={{
          label: page.table,
          head: [
            page.month,
            page.ramp,
            page.leads,
            page.customers,
            page.revenue,
            page.profit,
            page.balance,
          ],
          rows: monthRows(page, say, months),
        }}
      />
    </section>
  );
}

/** One row a month, then the total. */
function monthRows(page: FullCopy['months'], say: Phrases, months: Forecast['months']) {
  const total = totalOf(months);
  return [
    ...months.map((each) => [
      say.plain(each.month),
      say.percent(each.ramp * 100, 0),
      say.count(each.leads),
      say.count(each.customers),
      say.euros(each.revenue),
      say.euros(each.profit),
      say.euros(each.balance),
    ]),
    [
      page.total,
      '',
      say.count(total.leads),
      say.count(total.customers),
      say.euros(total.revenue),
      say.euros(total.balance),
      say.euros(total.balance),
    ],
  ];
}
