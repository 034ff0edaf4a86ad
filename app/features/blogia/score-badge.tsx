import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import type { DraftAssessment } from '#app/domain/blogia/rules/assess-draft.ts';
import { Gauge } from '#app/ui/charts/gauge.tsx';

/** The score: the specified constant until there is a text, then computed. */
export function ScoreBadge({
  copy,
  assessment: { score, isComputed },
}: {
  copy: BlogiaCopy['score'];
  assessment: DraftAssessment;
}) {
  const tone = score >= 80 ? 'text-band-green' : score >= 60 ? 'text-band-yellow' : 'text-band-red';
  return (
    <div className="panel p-6 text-center" role="status" aria-label={copy.label}>
      <p className="small mb-4 font-semibold">{copy.label}</p>
      <Gauge value={score / 100} tone={isComputed ? tone : 'text-violet'}>
        <span className="numeral" data-score={score}>
          {score}
        </span>
        <span className="small text-dust">{copy.outOf}</span>
      </Gauge>
      <p className="small mx-auto mt-5 max-w-64 text-dust">
        {isComputed ? copy.computed : copy.waiting}
      </p>
    </div>
  );
}
