import type { CaseStudy } from '#app/content/cases/shape.ts';
import { shareReached } from '#app/domain/cases/cases.ts';
import { formatNumber } from '#app/i18n/format.ts';
import { useVisit } from '#app/ui/visit.ts';

/**
 * A result: metric, figure and progress bar, on the lines of the results beside it. The text under the bar states the same
 * progress.
 *
 * @param colour text colour class of figure and bar
 */
export function ResultBar({
  result: { metric, value, improvement, basis, progress },
  colour,
}: {
  result: CaseStudy['results'][number];
  colour: string;
}) {
  const { language } = useVisit();
  const share = shareReached(progress);
  const percentage = formatNumber(language, Math.round(share * 100) / 100, { style: 'percent' });
  return (
    <div className={`row-span-3 grid grid-rows-subgrid gap-y-0 ${colour}`}>
      <dt className="small text-dust">{metric}</dt>
      <dd>
        <span className="figure">{value}</span>{' '}
        <span className="small ms-1 text-star">{improvement}</span>
      </dd>
      <dd>
        <svg
          viewBox="0 0 100 2"
          preserveAspectRatio="none"
          className="mt-3 block h-1.5 w-full"
          aria-hidden="true"
        >
          <rect width="100" height="2" rx="1" className="fill-line" />
          <rect width={Math.round(share * 100)} height="2" rx="1" fill="currentColor" />
        </svg>
        <span className="mt-2 block text-xs text-dust">{`${percentage} ${basis}`}</span>
      </dd>
    </div>
  );
}
