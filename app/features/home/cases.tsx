import { Link } from 'react-router';
import type { HomeCopy } from '#app/content/home/shape.ts';
import type { Picture } from '#app/content/pictures/pictures.ts';
import type { CaseId } from '#app/domain/cases/cases.ts';
import { fill } from '#app/i18n/format.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { Icon } from '#app/ui/icon.tsx';
import { LazyImage } from '#app/ui/page/lazy-image.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** Each case with its page, its photograph at the photo service and the colour of its figures. */
const cases = [
  ['katz-sport', '/etudes-de-cas/katz-sport', 'sport-shop', 'text-lumen'],
  ['clinique-rfs', '/etudes-de-cas/clinique-rfs', 'clinic', 'text-aurora'],
  ['concept-m', '/etudes-de-cas/concept-m-rustique', 'rustic-furniture', 'text-lumen'],
  ['literie-amitie', '/etudes-de-cas/literie-amitie', 'bedding', 'text-violet'],
] as const satisfies readonly [CaseId, KnownPath, image: string, colour: string][];

export function Cases({
  copy,
  plates,
  photoPattern,
}: {
  copy: HomeCopy['cases'];
  plates: Record<CaseId, Picture>;
  photoPattern: string | null;
}) {
  const { address, isOpen } = useVisit();
  if (!isOpen('/etudes-de-cas')) return null;
  return (
    <Section id="cases" title={copy.title} lead={copy.lead}>
      <div className="ruled grid-cols-1 sm:grid-cols-2">
        {cases.map((entry) => (
          <Case
            key={entry[0]}
            entry={entry}
            copy={copy}
            plate={plates[entry[0]]}
            photoPattern={photoPattern}
          />
        ))}
      </div>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <Link to={address('/etudes-de-cas')} className="button">
          {copy.button}
        </Link>
        <p className="text-xs text-dust">{copy.note}</p>
      </div>
    </Section>
  );
}

function Case({
  entry: [id, path, image, colour],
  copy,
  plate,
  photoPattern,
}: {
  entry: (typeof cases)[number];
  copy: HomeCopy['cases'];
  plate: Picture;
  photoPattern: string | null;
}) {
  const { address } = useVisit();
  const text = copy.items[id];
  return (
    <article className="lit flex flex-col p-4 sm:p-6">
      <LazyImage
        picture={plate}
        photo={photoPattern && fill(photoPattern, { id: image })}
        sizes="(min-width: 64rem) 33rem, (min-width: 40rem) 43vw, 90vw"
        className="plate mb-6"
      />
      <p className="small text-dust">
        {text.sector}
        <SampleMark />
      </p>
      <h3 className="heading">
        <Link to={address(path)} className="card-link">
          {text.title}
        </Link>
      </h3>
      <p className="mt-4 text-dust">{text.summary}</p>
      <dl className="my-6 flex flex-wrap gap-x-10 gap-y-4">
        {text.metrics.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="small text-dust">{label}</dt>
            <dd className={`figure ${colour}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <blockquote className="mt-auto border-l border-line-2 pl-4">
        <q className="quotation small">{text.quote}</q>
        <footer className="mt-1 text-xs text-dust">{text.author}</footer>
      </blockquote>
      <p className="small mt-4 flex items-center gap-2 font-medium text-lumen" aria-hidden="true">
        {copy.read}
        <Icon name="arrow-right" className="icon size-5" />
      </p>
    </article>
  );
}
