import { Link } from 'react-router';
import type { FullSystemCopy } from '#app/content/full-system/shape.ts';
import { partnerIds, phaseDays, type PartnerId } from '#app/domain/partnerships.ts';
import { fill } from '#app/i18n/format.ts';
import { LazyVisible } from '#app/ui/page/lazy-visible.tsx';
import { SkyFigure } from '#app/ui/sky/sky-figure.tsx';
import { useVisit } from '#app/ui/visit.ts';

type Copy = FullSystemCopy['partnerships'];

/** Sample partners, each with its benefits and four phases. */
export function Partnerships({ copy }: { copy: Copy }) {
  const { address } = useVisit();
  return (
    <>
      <p className="lead">{copy.lead}</p>
      <p className="small mt-3 text-aurora">{copy.note}</p>
      <div className="mt-8 grid gap-4">
        {partnerIds.map((id) => (
          <Partnership key={id} id={id} copy={copy} />
        ))}
      </div>
      <Link
        to={`${address('/contact')}?service=full-system`}
        className="button button-primary mt-8"
      >
        {copy.button}
      </Link>
    </>
  );
}

function Partnership({ id, copy: { fields, day, items } }: { id: PartnerId; copy: Copy }) {
  const partner = items[id];
  const lists = [
    [fields.benefits, partner.benefits],
    [fields.formats, partner.formats],
  ] as const;
  return (
    <article className="panel p-6 sm:p-8">
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <LazyVisible className="aspect-[8/5] w-32 text-lumen">
          <SkyFigure name={id} />
        </LazyVisible>
        <div className="grow basis-72">
          <p className="small text-dust">{`${partner.type} · ${partner.status}`}</p>
          <h2 className="title">{partner.name}</h2>
          <p className="mt-2 text-dust">{partner.description}</p>
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-4 border-t border-line pt-6 md:grid-cols-3">
        {(['audience', 'reach', 'demographics'] as const).map((field) => (
          <div key={field}>
            <dt className="small text-dust">{fields[field]}</dt>
            <dd className="mt-1">{partner[field]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
        {lists.map(([title, points]) => (
          <div key={title}>
            <h3 className="font-medium">{title}</h3>
            <ul className="mt-2 grid gap-1 text-dust">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <h3 className="mt-8 font-medium">{fields.phases}</h3>
      <ol className="mt-4 grid grid-cols-1 gap-x-6 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {partner.phases.map(({ phase, action }, index) => (
          <li key={phase} className="border-t border-lumen pt-3">
            <p className="tabular text-lumen">{fill(day, { days: String(phaseDays[index]) })}</p>
            <p className="font-medium">{phase}</p>
            <p className="small mt-1 text-dust">{action}</p>
          </li>
        ))}
      </ol>
    </article>
  );
}
