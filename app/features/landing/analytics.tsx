import type { LandingCopy } from '#app/content/landing/shape.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { StatRow } from '#app/ui/charts/stat-row.tsx';
import { ShareBar } from '#app/ui/results/share-bar.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Example data, labelled as such: weekly visits and enquiries, which add up to the copy's totals. */
const weeks = [
  { visits: 280, actions: 17 },
  { visits: 310, actions: 22 },
  { visits: 320, actions: 26 },
  { visits: 330, actions: 31 },
] as const;

/** The rate at which a bar is full. */
const fullBar = 0.12;

export function Analytics({ copy }: { copy: LandingCopy['analytics'] }) {
  const { language } = useVisit();
  const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[2fr_3fr]">
      <div>
        <h3 className="heading mb-6">{copy.title}</h3>
        <StatRow stats={copy.stats} note={copy.note} />
      </div>
      <table className="small tabular w-full">
        <caption className="mb-3 text-left text-dust">{copy.caption}</caption>
        <thead>
          <tr className="border-b border-line-2 text-left text-dust">
            <td />
            <th scope="col" className="p-2 text-right font-medium">
              {copy.visits}
            </th>
            <th scope="col" className="p-2 text-right font-medium">
              {copy.actions}
            </th>
            <th scope="col" className="p-2 text-right font-medium">
              {copy.rate}
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ visits, actions }, index) => (
            <tr key={visits} className="border-b border-line">
              <th scope="row" className="py-3 pr-2 text-left font-medium">
                {fill(copy.week, { count: String(index + 1) })}
              </th>
              <td className="p-2 text-right">{formatNumber(language, visits)}</td>
              <td className="p-2 text-right">{formatNumber(language, actions)}</td>
              <td className="p-2 text-right">
                {formatNumber(language, actions / visits, percent)}
                <ShareBar share={actions / visits / fullBar} className="mt-1.5 h-1 w-full" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
