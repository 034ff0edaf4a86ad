import type { IlaWizardCopy } from '#app/content/ila-wizard/shape.ts';
import type { WizardLabel, WizardResult } from '#app/domain/ila/wizard-score.ts';
import { fill } from '#app/i18n/format.ts';
import { plural } from '#app/i18n/plural.ts';
import { Gauge } from '#app/ui/charts/gauge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { EstimateNote } from '#app/ui/results/estimate-note.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Colour of each level; always shown with its label. */
export const tones = {
  excellent: 'text-band-green',
  good: 'text-band-yellow',
  improve: 'text-band-red',
} as const satisfies Record<WizardLabel, string>;

/** Dial: score, level, stars and risk, and their confidence. */
export function ScorePanel({
  copy,
  result: { score, label, stars, risk, between, version },
}: {
  copy: IlaWizardCopy['result'];
  result: WizardResult;
}) {
  const { language } = useVisit();
  const tone = tones[label];
  return (
    <div className="panel self-start p-8 text-center">
      <Gauge value={score / 100} tone={tone}>
        <span
          className="tabular block font-serif text-[4.5rem] leading-none"
          data-score={score}
          data-ila-score
        >
          {score}
        </span>
        <span className="small text-dust">{copy.outOf}</span>
      </Gauge>
      <p className={`mt-6 inline-block rounded-full border px-4 py-1 font-semibold ${tone}`}>
        {copy.labels[label]}
      </p>
      <div
        role="img"
        aria-label={plural(language, stars, copy.stars)}
        className="mt-4 flex justify-center gap-1.5"
      >
        {[1, 2, 3, 4, 5].map((star) => (
          <Icon
            key={star}
            name="star"
            className={`icon size-6 ${star <= stars ? 'fill-lumen text-lumen' : 'text-edge'}`}
          />
        ))}
      </div>
      <p className="mt-4">
        <span className="text-dust">{copy.risk}</span>{' '}
        <span className={`font-semibold ${tone}`}>{copy.risks[risk]}</span>
      </p>
      <p className="mt-4">{copy.messages[label]}</p>
      <EstimateNote copy={copy.estimate} className="mt-4" />
      <p className="small mt-4 text-dust">
        {fill(copy.between, { low: String(between[0]), high: String(between[1]) })}
      </p>
      <p className="mt-2 text-xs text-dust">{fill(copy.version, { version: String(version) })}</p>
    </div>
  );
}
