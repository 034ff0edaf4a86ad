import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { DataTable } from '#app/ui/results/data-table.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import type { Phrases } from './phrases.ts';

/** Budget and results per channel. */
export function SplitTable({
  copy,
  say,
  channels,
}: {
  copy: SimulatorCopy;
  say: Phrases;
  channels: Forecast['channels'];
}) {
  const { split } = copy;
  return (
    <section>
      <h3 className="heading">{split.title}</h3>
      {channels.every(({ isLocked }) => !isLocked) && (
        <p className="small mt-1 mb-3 text-dust">{split.lead}</p>
      )}
      <DataTable
        title={split.title}
        columns={[
          { label: split.channel },
          { label: split.amount, look: 'font-semibold' },
          { label: split.share },
          { label: split.visits, look: 'max-sm:hidden' },
          { label: split.leads },
          { label: copy.metrics.customers, look: 'max-sm:hidden' },
          { label: split.costPerLead, look: 'max-sm:hidden' },
          { label: split.bought, look: 'max-sm:hidden' },
        ]}
        rows={channels.map(
          ({ channel, spend, share, visits, leads, customers, costPerLead, ...rest }) => ({
            id: channel,
            cells: [
              <>
                {copy.channels[channel].name}
                {rest.isLocked && <span className="text-xs text-dust"> ({split.locked})</span>}
                <ShareBar
                  share={share}
                  tone="fill-violet"
                  className="mt-2 h-1 w-full print:hidden"
                />
              </>,
              say.euros(spend),
              say.percent(share * 100, 0),
              say.count(visits),
              say.count(leads),
              say.count(customers),
              say.metric('costPerLead', costPerLead),
              say.percent(rest.saturation * 100, 0),
            ],
          }),
        )}
      />
    </section>
  );
}
