import type { LandingCopy } from '#app/content/landing/shape.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { ShareBar } from '#app/ui/share-bar.tsx';
import { StatRow } from '#app/ui/stat-row.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** An example, and marked as one: visits and enquiries, week by week; the copy's totals are theirs. */
const weeks = [
  { visits: 280, actions: 17 },
  { visits: 310, actions: 22 },
  { visits: 320, actions: 26 },
  { visits: 330, actions: 31 },
] as const;

/** The rate that fills a bar. */
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
      <DataTable
        title={copy.caption}
        isTitled
        columns={[
          { label: '' },
          { label: copy.visits },
          { label: copy.actions },
          { label: copy.rate },
        ]}
        rows={weeks.map(({ visits, actions }, index) => ({
          id: String(index),
          cells: [
            fill(copy.week, { count: String(index + 1) }),
            formatNumber(language, visits),
            formatNumber(language, actions),
            <>
              {formatNumber(language, actions / visits, percent)}
              <ShareBar share={actions / visits / fullBar} className="mt-1.5 h-1 w-full" />
            </>,
          ],
        }))}
      />
    </div>
  );
}
