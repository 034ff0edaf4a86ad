import type { HeatmapCopy } from '#app/content/heatmap/shape.ts';
import type { Rank } from '#app/domain/heatmap/rank-source.ts';
import { compareScans, summarise } from '#app/domain/heatmap/scan-summary.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { useVisit } from '#app/ui/visit.ts';
import { oneDecimal } from './scan-phrases.ts';

/** The scan in four figures, each beside last month's. */
export function ScanFigures({
  copy,
  now,
  before,
}: {
  copy: HeatmapCopy['result'];
  now: readonly Rank[];
  before: readonly Rank[];
}) {
  const { language } = useVisit();
  return (
    <dl className="ruled grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
      {figuresOf(language, copy, now, before).map(({ label, value, note, past: earlier }) => (
        <div key={label} className="p-5">
          <dt className="small text-dust">{label}</dt>
          <dd className="figure tabular mt-2">{value}</dd>
          <dd className="mt-1 text-xs text-dust">{note}</dd>
          {earlier !== null && (
            <dd className="text-xs text-dust">{fill(copy.before, { value: earlier })}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function figuresOf(
  language: Language,
  copy: HeatmapCopy['result'],
  now: readonly Rank[],
  before: readonly Rank[],
) {
  const [present, past] = [summarise(now), summarise(before)];
  const change = compareScans(now, before);
  const percent = (share: number) =>
    formatNumber(language, share, { style: 'percent', maximumFractionDigits: 0 });
  const rank = (value: number | null) =>
    value === null ? copy.nowhere : oneDecimal(language, value);
  const total = String(present.points);
  return [
    {
      label: copy.top3,
      value: percent(present.packShare),
      note: fill(copy.top3Note, { count: String(present.inPack), total }),
      past: percent(past.packShare),
    },
    {
      label: copy.average,
      value: rank(present.averageFound),
      note: copy.averageNote,
      past: rank(past.averageFound),
    },
    {
      label: copy.found,
      value: `${present.found} / ${total}`,
      note: copy.foundNote,
      past: `${past.found} / ${total}`,
    },
    {
      label: copy.change,
      value: formatNumber(language, change.places, {
        signDisplay: 'exceptZero',
        maximumFractionDigits: 1,
      }),
      note: fill(copy.changeNote, {
        better: String(change.better),
        worse: String(change.worse),
        count: String(change.same),
      }),
      past: null,
    },
  ];
}
