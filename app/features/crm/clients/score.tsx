import { isMeasured } from '#app/domain/crm/figures/ila-score.ts';
import { bandOf } from '#app/domain/crm/figures/score-band.ts';
import type { IlaScore } from '#app/domain/crm/records/entities.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { useWorkspace } from '../frame/workspace.tsx';

const tones = {
  green: 'text-band-green',
  yellow: 'text-band-yellow',
  red: 'text-band-red',
} as const;

/** A score out of 100 with only its trend arrow, for narrow places. */
export function ScoreFigure({ score }: { score: IlaScore }) {
  const { language } = useVisit();
  const {
    messages: { clients: copy, frame, observing },
  } = useWorkspace();
  if (!isMeasured(score)) return <span className="small text-dust">{observing.unmeasured}</span>;
  return (
    <span className={`flex items-center gap-1 tabular ${tones[bandOf(score.current)]}`}>
      <span className="sr-only">{fill(frame.named, { name: copy.score, value: '' })}</span>
      <span>
        {formatNumber(language, score.current)}
        <span className="text-xs text-dust">{copy.outOf}</span>
      </span>
      <span className="sr-only">, {copy.trends[score.trend]}</span>
      <Icon name={score.trend === 'up' ? 'trending-up' : 'arrow-right'} className="icon size-4" />
    </span>
  );
}

/** A score out of 100 in the colour of its band, with the arrow of its trend. */
export function Score({ score }: { score: IlaScore }) {
  const { language } = useVisit();
  const {
    messages: { clients: copy, frame, observing },
  } = useWorkspace();
  if (!isMeasured(score)) return <p className="small text-dust">{observing.unmeasured}</p>;
  const band = bandOf(score.current);
  return (
    <p className={`flex items-center gap-1.5 ${tones[band]}`}>
      <span className="sr-only">{fill(frame.named, { name: copy.score, value: '' })}</span>
      <span>
        <span className="figure tabular">{formatNumber(language, score.current)}</span>
        <span className="small">{copy.outOf}</span>
      </span>
      <Icon name={score.trend === 'up' ? 'trending-up' : 'arrow-right'} className="icon size-5" />
      <span className="text-xs">
        {copy.bands[band]}, {copy.trends[score.trend]}
      </span>
    </p>
  );
}
