import type { LoyaltyCopy } from '#app/content/loyalty/shape.ts';
import { retentionPhases } from '#app/domain/loyalty/retention-terms.ts';

/** Discovery, engagement, loyalty: three stars along one line. */
export function Path({ copy, isWide = false }: { copy: LoyaltyCopy['path']; isWide?: boolean }) {
  return (
    <div>
      <h3 className="heading">{copy.title}</h3>
      <ol
        className={`mt-6 grid grid-cols-1 ${isWide ? 'gap-x-8 lg:grid-cols-3' : ''} border-l border-line-2`}
      >
        {retentionPhases.map((phase, index) => (
          <li key={phase} className="relative pb-8 pl-8 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-1.5 size-3 rounded-full bg-lumen"
            />
            <p className="small text-aurora">{index + 1}</p>
            <h4 className="heading mt-1">{copy.phases[phase].title}</h4>
            <p className="mt-1 text-dust">{copy.phases[phase].text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
