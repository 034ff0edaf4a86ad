import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { bandOf, type Analysis, type DashboardBand } from '#app/domain/ila/dashboard-score.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Colour of each band; always shown with its label. */
const tones = {
  excellent: 'text-band-green',
  veryGood: 'text-band-green',
  good: 'text-band-yellow',
  improve: 'text-band-red',
} as const satisfies Record<DashboardBand, string>;

const arrows = { up: 'trending-up', down: 'chevron-down', stable: 'minus' } as const;

/** Dial: overall score, band and trend. */
export function ScoreDial({ copy, analysis }: { copy: IlaDashboardCopy; analysis: Analysis }) {
  const { language } = useVisit();
  const { overallScore, trends } = analysis;
  const band = bandOf(overallScore);
  const percentage = formatNumber(language, trends.percentage / 100, { style: 'percent' });
  return (
    <div className="panel self-start p-8 text-center">
      <Gauge value={overallScore / 100} tone={tones[band]}>
        <span className="numeral" data-ila-score={overallScore}>
          {overallScore}
        </span>
        <span className="small text-dust">{copy.analysis.outOf}</span>
      </Gauge>
      <p className={`mt-6 inline-block rounded-full border px-4 py-1 font-semibold ${tones[band]}`}>
        {copy.bands[band]}
      </p>
      <p className="mt-4 flex flex-wrap items-center justify-center gap-x-2">
        <span className="text-dust">{copy.analysis.trend}</span>
        <Icon name={arrows[trends.direction]} className="icon size-5" />
        <span className="font-semibold">{copy.directions[trends.direction]}</span>
        <span className="tabular">{percentage}</span>
      </p>
    </div>
  );
}
