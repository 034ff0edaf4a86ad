import { Link } from 'react-router';
import type { CaseStudy } from '#app/content/cases/shape.ts';
import type { Picture } from '#app/content/pictures/pictures.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LazyImage } from '#app/ui/page/lazy-image.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { SkyFigure } from '#app/ui/sky/sky-figure.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { caseLook } from './case-look.ts';
import { ResultBar } from './result-bar.tsx';

/** Fields of a study that its card shows. */
export type CaseSummary = Pick<
  CaseStudy,
  'id' | 'client' | 'sector' | 'services' | 'lead' | 'results' | 'testimonial'
> & { plate: Picture | null };

/** Full-width card of a case: client, results and testimonial. */
export function CaseCard({ study, read }: { study: CaseSummary; read: string }) {
  const { address } = useVisit();
  const { id, client, sector, services, lead, results, testimonial, plate } = study;
  const { path, colour } = caseLook[id];
  return (
    <article className="panel lit grid grid-cols-1 gap-x-12 gap-y-8 p-6 sm:p-8 lg:grid-cols-[1fr_2fr]">
      <div className="flex flex-col">
        {plate ? (
          <LazyImage picture={plate} sizes="(min-width: 64rem) 22rem, 90vw" className="plate" />
        ) : (
          <SkyFigure name={id} className={`w-48 ${colour}`} />
        )}
        <p className="small mt-6 text-dust">
          {sector}
          <SampleMark />
        </p>
        <h2 className="title">
          <Link to={address(path)} className="card-link">
            {client}
          </Link>
        </h2>
        <p className="small mt-3 text-dust">{services.join(' · ')}</p>
      </div>
      <div className="grid gap-8">
        <p className="lead">{lead}</p>
        <dl className="grid grid-cols-1 content-start gap-x-8 gap-y-6 sm:grid-cols-3">
          {results.map((result) => (
            <ResultBar key={result.metric} result={result} colour={colour} />
          ))}
        </dl>
        <div className="flex flex-wrap items-end justify-between gap-6">
          <figure className="max-w-[34em] border-l border-line-2 pl-4">
            <blockquote className="small">
              <q className="quotation">{testimonial.quote}</q>
            </blockquote>
            <figcaption className="mt-1 text-xs text-dust">
              {`${testimonial.author}, ${testimonial.position}`}
            </figcaption>
          </figure>
          <p className="small flex items-center gap-2 font-medium text-lumen" aria-hidden="true">
            {read}
            <Icon name="arrow-right" className="icon size-4" />
          </p>
        </div>
      </div>
    </article>
  );
}
