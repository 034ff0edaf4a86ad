import type { FullCopy } from '#app/content/adluma/shape.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { Phrases } from './phrases.ts';

/** The limits beyond which a sale costs more than it brings, beside what is expected. */
export function BreakEven({
  page,
  say,
  result: { breakEven, outcomes },
}: {
  page: FullCopy['breakEven'];
  say: Phrases;
  result: Forecast;
}) {
  const { expected } = outcomes;
  const conversion = expected.visits > 0 ? expected.leads / expected.visits : 0;
  const rows = [
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
  const head = 'py-2 pl-3 text-right font-medium';
  return (
    <section>
      <h3 className="heading">{page.title}</h3>
      <p className="small mt-1 text-dust">{page.lead}</p>
      <table className="small tabular mt-3 w-full">
        <caption className="sr-only">{page.title}</caption>
        <thead>
          <tr className="text-xs text-dust">
            <th scope="col" className="py-2 text-left font-medium">
              {page.measure}
            </th>
            <th scope="col" className={head}>
              {page.limit}
            </th>
            <th scope="col" className={head}>
              {page.yours}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, limit, yours, isMet }) => (
            <tr key={id} data-limit={id} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {page[id]}
              </th>
              <td className="py-2 pl-3 text-right">{limit}</td>
              <td className="py-2 pl-3 text-right">
                {yours}
                <span
                  className={`ml-2 inline-flex items-center gap-1 text-xs ${isMet ? 'text-band-green' : 'text-band-red'}`}
                >
                  <Icon name={isMet ? 'check' : 'x'} className="icon size-4" />
                  {isMet ? page.within : page.beyond}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
