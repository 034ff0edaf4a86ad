import { Link, useLocation } from 'react-router';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** A sample as its card shows it. */
export interface SampleCard {
  slug: string;
  title: string;
  description: string;
  words: number;
  score: number;
}

/** Query parameter that opens a sample, by its position from 1. */
export const sampleParameter = 'exemple';

export function Samples({
  copy,
  cards,
}: {
  copy: Omit<BlogiaCopy['samples'], 'items'>;
  cards: readonly SampleCard[];
}) {
  const { language } = useVisit();
  const { pathname } = useLocation();
  return (
    <section className="band">
      <div className="measure">
        <h2 className="title">
          <Headline text={copy.title} />
        </h2>
        <p className="lead mt-3">{copy.lead}</p>
        <div className="ruled mt-10 grid-cols-1 md:grid-cols-2">
          {cards.map(({ slug, title, description, words, score }, index) => (
            <article key={slug} className="lit flex flex-col items-start gap-3 p-7">
              <h3 className="heading">{title}</h3>
              <p className="text-dust">{description}</p>
              <p className="small tabular text-dust">
                {fill(copy.facts, { words: formatNumber(language, words), score: String(score) })}
              </p>
              <Link
                to={`${pathname}?${sampleParameter}=${index + 1}#texte`}
                className="text-link card-link mt-auto"
              >
                {copy.open}
                <span className="sr-only">, {title}</span>
                <Icon name="arrow-right" className="icon size-4" />
              </Link>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
