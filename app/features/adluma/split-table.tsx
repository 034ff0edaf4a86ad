import type { SimulatorCopy } from '#app/content/adluma/shape.ts';
import type { Forecast } from '#app/domain/adluma/forecast.ts';
import { ShareBar } from '#app/ui/share-bar.tsx';
import { WideTable } from '#app/ui/wide-table.tsx';
import type { Phrases } from './phrases.ts';

/** Where the money goes, channel by channel. */
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
  const numeric = 'py-3 pl-3 text-right';
  return (
    <section>
      <h3 className="heading">{split.title}</h3>
      {channels.every(({ isLocked }) => !isLocked) && (
        <p className="small mt-1 text-dust">{split.lead}</p>
      )}
      <WideTable label={split.title}>
        <table className="small tabular mt-3 w-full">
          <caption className="sr-only">{split.title}</caption>
          <thead>
            <tr className="text-xs text-dust">
              <th scope="col" className="py-2 text-left font-medium">
                {split.channel}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {split.amount}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {split.share}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium max-sm:hidden">
                {split.visits}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium">
                {split.leads}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium max-sm:hidden">
                {split.costPerLead}
              </th>
              <th scope="col" className="py-2 pl-3 text-right font-medium max-sm:hidden">
                {split.bought}
              </th>
            </tr>
          </thead>
          <tbody>
            {channels.map(({ channel, spend, share, visits, leads, costPerLead, ...rest }) => (
              <tr key={channel} className="border-t border-line">
                <th scope="row" className="py-3 text-left font-normal">
                  {copy.channels[channel].name}
                  {rest.isLocked && <span className="text-xs text-dust"> ({split.locked})</span>}
                  <ShareBar
                    share={share}
                    tone="fill-violet"
                    className="mt-2 h-1 w-full print:hidden"
                  />
                </th>
                <td className={`${numeric} font-semibold`}>{say.euros(spend)}</td>
                <td className={numeric}>{say.percent(share * 100, 0)}</td>
                <td className={`${numeric} max-sm:hidden`}>{say.count(visits)}</td>
                <td className={numeric}>{say.count(leads)}</td>
                <td className={`${numeric} max-sm:hidden`}>
                  {say.metric('costPerLead', costPerLead)}
                </td>
                <td className={`${numeric} max-sm:hidden`}>
                  {say.percent(rest.saturation * 100, 0)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </section>
  );
}
