import { Link } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Headline } from '#app/ui/headline.tsx';

export function Closing({ copy }: { copy: HomeCopy['closing'] }) {
  const { address } = useVisit();
  return (
    <section className="starfield border-b border-line">
      <div className="measure grid justify-items-center gap-6 py-24 text-center lg:py-32">
        <h2 className="display max-w-[14em]">
          <Headline text={copy.title} />
        </h2>
        <p className="lead text-balance">{copy.lead}</p>
        <Link to={address('/contact')} className="button button-primary">
          {copy.button}
        </Link>
        <p className="small text-dust">{copy.promise}</p>
      </div>
    </section>
  );
}
