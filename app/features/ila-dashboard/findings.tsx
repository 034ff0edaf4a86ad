import type { ReactNode } from 'react';
import type { IlaDashboardCopy } from '#app/content/ila-dashboard/shape.ts';
import { shownPoints, type Analysis } from '#app/domain/ila/dashboard-score.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Recommendations and risks of the five metrics, and where most points can be gained. */
export function Findings({
  copy,
  analysis: { metrics, recommendations, riskFactors, opportunities },
  threshold,
  share = 1,
}: {
  copy: IlaDashboardCopy;
  analysis: Analysis;
  threshold: number;
  /** Points of the displayed total per point of the metrics' weighted average. */
  share?: number;
}) {
  const { language } = useVisit();
  const messages = copy.analysis;
  const gain = (left: number) => plural(language, shownPoints(left * share), messages.gain);
  return (
    <div className="grid grid-cols-1 content-start gap-8">
      <List title={messages.advice} empty={messages.noAdvice} icon="target" tone="text-aurora">
        {recommendations.map((id) => (
          <span key={id}>{copy.advice[id]}</span>
        ))}
      </List>
      <List
        title={messages.risks}
        empty={messages.noRisk}
        icon="triangle-alert"
        tone="text-band-red"
      >
        {riskFactors.map((id) => (
          <span key={id}>
            {fill(messages.risk, {
              name: copy.metrics[id],
              score: String(metrics[id]),
              low: String(threshold),
            })}
          </span>
        ))}
      </List>
      <List title={messages.gains} empty={messages.noGain} icon="arrow-right" tone="text-lumen">
        {opportunities.slice(0, 3).map(({ id, left }) => (
          <span key={id} className="flex grow justify-between gap-4">
            {copy.metrics[id]}
            <span className="tabular text-lumen">{gain(left)}</span>
          </span>
        ))}
      </List>
    </div>
  );
}

function List({
  title,
  empty,
  icon,
  tone,
  children,
}: {
  title: string;
  empty: string;
  icon: IconName;
  tone: string;
  children: ReactNode[];
}) {
  return (
    <section>
      <h3 className="heading">{title}</h3>
      {children.length === 0 ? (
        <p className="mt-3 flex gap-3 text-dust">
          <Icon name="check" className="icon mt-0.5 size-5 text-band-green" />
          {empty}
        </p>
      ) : (
        <ul className="mt-3 grid grid-cols-1 gap-2.5" aria-label={title}>
          {children.map((child, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows are texts without a state
            <li key={at} className="flex gap-3">
              <Icon name={icon} className={`icon mt-0.5 size-5 ${tone}`} />
              {child}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
