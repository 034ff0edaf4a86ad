import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import {
  benchmarkOf,
  exchange,
  rateNames,
  sources,
  type SourceId,
  type Sourced,
} from '#app/domain/adluma/benchmarks.ts';
import { numberOf, type AdPlan } from '#app/domain/adluma/plan.ts';
import { fill } from '#app/i18n/format.ts';
import { Disclosure } from '#app/ui/page/disclosure.tsx';
import type { Phrases } from './phrases.ts';

/** Every benchmark in use with its source, and the caveats about them. */
export function Sources({ copy, say, plan }: { copy: SimulatorCopy; say: Phrases; plan: AdPlan }) {
  const { sources: messages } = copy;
  const origin = ({ source, isGeneral }: Sourced) =>
    sourceText(source, messages, say) + (isGeneral ? ` (${messages.general})` : '');
  const rows = plan.channels.flatMap((channel) =>
    rateNames.map((name) => {
      const id = `${name}-${channel}` as const;
      const figure = benchmarkOf(plan.sector, channel)[name];
      return { id, value: say.amount(id, figure.value), origin: origin(figure) };
    }),
  );
  const values = {
    rate: say.plain(exchange.dollarsPerEuro, 4),
    date: say.date(exchange.date),
    cpc: say.plain(numberOf(plan, 'spread-cpc')),
    cvr: say.plain(numberOf(plan, 'spread-cvr')),
  };
  return (
    <Disclosure className="border-y border-line" title={messages.title}>
      <ul className="small list-disc grid gap-2 pb-6 pl-6 text-dust">
        {messages.notes.map((note) => (
          <li key={note}>{fill(note, values)}</li>
        ))}
      </ul>
      <table className="small tabular mb-3 w-full">
        <caption className="text-left font-medium">{messages.table}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line align-top">
              <th scope="row" className="py-2 text-left font-normal">
                {say.field(row.id)}
                <span className="block text-xs text-dust">{row.origin}</span>
              </th>
              <td className="py-2 pl-4 text-right whitespace-nowrap">{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

function sourceText(id: SourceId, messages: SimulatorCopy['sources'], say: Phrases): string {
  const { window: period, campaigns } = sources[id];
  return fill(messages.all[id], {
    from: period ? say.month(period[0]) : '',
    to: period ? say.month(period[1]) : '',
    campaigns: campaigns ? say.plain(campaigns) : '',
  });
}
