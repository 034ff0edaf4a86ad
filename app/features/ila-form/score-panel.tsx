import type { HomeCopy } from '#app/content/home/shape.ts';
import type { HomeBand, HomeScore } from '#app/domain/ila/home-score.ts';
import { Gauge } from '#app/ui/charts/gauge.tsx';

/** Colour of each band; always shown with its label. */
const tones = {
  excellent: 'text-band-green',
  good: 'text-band-yellow',
  improve: 'text-band-red',
} as const satisfies Record<HomeBand, string>;

/** Dial: empty while the form is being filled in, then the score and its band. */
export function ScorePanel({ copy, result }: { copy: HomeCopy['ila']; result: HomeScore | null }) {
  const tone = result ? tones[result.band] : 'text-dust';
  return (
    <div className="panel self-center p-8 text-center" role="status">
      <Gauge value={result ? result.score / 100 : 0} tone={tone}>
        <span className="numeral" data-score={result?.score}>
          {result ? result.score : '–'}
        </span>
        <span className="small text-dust">{copy.outOf}</span>
      </Gauge>
      {result ? (
        <>
          <p className={`mt-4 inline-block rounded-full border px-4 py-1 font-semibold ${tone}`}>
            {copy.bands[result.band].label}
          </p>
          <p className="mt-4">{copy.bands[result.band].message}</p>
        </>
      ) : (
        <p className="small mt-4 text-dust">{copy.waiting}</p>
      )}
    </div>
  );
}
