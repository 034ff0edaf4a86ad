import type { FullCopy } from '#app/content/adluma/shape.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { Icon } from '#app/ui/icon.tsx';
import { DataTable } from '#app/ui/results/data-table.tsx';
import type { Phrases } from './phrases.ts';

/** The limits beyond which a sale costs more than it earns, beside the expected values. */
export function BreakEven({
  page,
  say,
  result,
}: {
  page: FullCopy['breakEven'];
  say: Phrases;
  result: Forecast;
}) {
  return (
    <section>
      <h3 className="heading">{page.title}</h3>
      <p className="small mt-1 mb-3 text-dust">{page.lead}</p>
      <DataTable
        title={page.title}
        columns={[{ label: page.measure }, { label: page.limit }, { label: page.yours }]}
        rows={breakEvenRows(say, result).map(({ id, limit, yours, isMet }) => ({
          id,
          cells: [
            page[id],
            limit,
            <>
              {yours}
              <span
                className={`ml-2 inline-flex items-center gap-1 text-xs ${isMet ? 'text-band-green' : 'text-band-red'}`}
              >
                <Icon name={isMet ? 'check' : 'x'} className="icon size-4" />
                {isMet ? page.within : page.beyond}
              </span>
            </>,
          ],
        }))}
      />
    </section>
  );
}

function breakEvenRows(say: Phrases, { breakEven, outcomes: { expected } }: Forecast) {
  const conversion = expected.visits > 0 ? expected.leads / expected.visits : 0;
  return [
    {
      id: 'roas',
      limit: say.plain(breakEven.roas),
      yours: say.metric('roasAllIn', expected.roasAllIn),
      isMet: (expected.roasAllIn ?? 0) >= breakEven.roas,
    },
    {
      id: 'acquisitionCost',
      limit: say.euros(breakEven.acquisitionCost),
      yours: say.metric('acquisitionCost', expected.acquisitionCost),
      isMet: (expected.acquisitionCost ?? 0) <= breakEven.acquisitionCost,
    },
    {
      id: 'costPerLead',
      limit: say.euros(breakEven.costPerLead),
      yours: say.metric('costPerLead', expected.costPerLead),
      isMet: (expected.costPerLead ?? 0) <= breakEven.costPerLead,
    },
    {
      id: 'cpc',
      limit: say.euros(breakEven.costPerLead * conversion),
      yours: say.metric('costPerVisit', expected.costPerVisit),
      isMet: (expected.costPerVisit ?? 0) <= breakEven.costPerLead * conversion,
    },
  ] as const;
}
