import type { IlumatchCopy } from '#app/content/ilumatch/shape.ts';
import { matchSteps, type MatchStep } from '#app/domain/ilumatch/answers.ts';
import { fill } from '#app/i18n/format.ts';
import { ShareBar } from '#app/ui/results/share-bar.tsx';

/** Progress bar of the wizard. */
export function Progress({ copy, step }: { copy: IlumatchCopy; step: MatchStep }) {
  const number = matchSteps.indexOf(step) + 1;
  const text = fill(copy.stepper.progress, {
    count: String(number),
    total: String(matchSteps.length),
  });
  return (
    <>
      <div
        role="progressbar"
        aria-label={copy.stepper.label}
        aria-valuemin={0}
        aria-valuemax={matchSteps.length}
        aria-valuenow={number}
        aria-valuetext={text}
        className="mt-5"
      >
        <ShareBar share={number / matchSteps.length} />
      </div>
      <p className="mt-2 text-center text-xs text-dust" aria-hidden="true">
        {text}
      </p>
    </>
  );
}
