import { Link } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';

export function Why({ copy }: { copy: HomeCopy['why'] }) {
  const { address } = useVisit();
  return (
    <section className="band">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 className="title">
            <Headline text={copy.title} />
          </h2>
          <p className="lead mt-4 mb-8">{copy.lead}</p>
          <Link to={address('/methode-iluma')} className="button">
            {copy.button}
          </Link>
        </div>
        <ol className="border-t border-line">
          {copy.features.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3.5rem_1fr] border-b border-line py-6">
              <span className="figure text-lumen" aria-hidden="true">
                {index + 1}
              </span>
              <h3 className="heading">{title}</h3>
              <p className="small col-start-2 mt-1 text-dust">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
