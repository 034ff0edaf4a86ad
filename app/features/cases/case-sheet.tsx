import type { CasesCopy, CaseStudy } from '#app/content/cases/shape.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { caseLook } from './case-look.ts';
import { ResultBar } from './result-bar.tsx';
import type { KnownPath } from '#app/i18n/paths.ts';

/** Page of each module named in a case. */
const moduleLook = {
  ADLUMA: '/modules/adluma',
  BlogIA: '/modules/blog-ia',
  HUB: '/modules/hub',
  ILA: '/modules/ila',
  ILLUMATCH: '/modules/illumatch',
  Landing: '/modules/landingpage',
} as const satisfies Record<CaseStudy['actions'][number]['module'], KnownPath>;

type Frame = CasesCopy['frame'];

/** A case: facts, results, diagnosis, actions and recommendations. */
export function CaseSheet({
  study,
  frame,
  note,
}: {
  study: CaseStudy;
  frame: Frame;
  /** Source of the figures. */
  note: string;
}) {
  const { colour } = caseLook[study.id];
  return (
    <>
      <Facts study={study} frame={frame} />
      <Section {...frame.results}>
        <dl className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-3">
          {study.results.map((result) => (
            <ResultBar key={result.metric} result={result} colour={colour} />
          ))}
        </dl>
        <p className="mt-8 text-xs text-dust">{note}</p>
      </Section>
      <Work study={study} frame={frame} />
      <section className="band">
        <figure className="measure text-center">
          <blockquote className="title mx-auto max-w-[26em] text-balance">
            <q>{study.testimonial.quote}</q>
          </blockquote>
          <figcaption className="mt-5 text-dust">
            {study.testimonial.author}, {study.testimonial.position}
          </figcaption>
        </figure>
      </section>
      <section className="band">
        <div className="measure grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-3">
          <Points title={frame.achievements} points={study.achievements} icon="check" />
          <Points title={frame.recommendations} points={study.recommendations} icon="arrow-right" />
          <Points title={frame.provenPoints} points={study.provenPoints} icon="star" />
        </div>
      </section>
    </>
  );
}

function Facts({ study, frame }: { study: CaseStudy; frame: Frame }) {
  const { facts } = frame;
  const rows = [
    [facts.client, study.client],
    [facts.sector, study.sector],
    [facts.duration, frame.duration],
    [facts.location, study.location],
    [facts.languages, study.languages],
    [facts.services, study.services.join(', ')],
  ] as const;
  return (
    <section className="border-b border-line py-8">
      <dl className="measure grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-3 lg:grid-cols-6">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="small text-dust">{label}</dt>
            <dd className="mt-1 font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Diagnosis on the left, actions on the right. */
function Work({ study, frame }: { study: CaseStudy; frame: Frame }) {
  const { address } = useVisit();
  return (
    <section className="band">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[2fr_3fr]">
        <div>
          <h2 className="title">{frame.diagnosis}</h2>
          <ol className="mt-6 grid gap-5">
            {study.diagnosis.map((finding, index) => (
              <li key={finding} className="grid grid-cols-[2.5rem_1fr] border-t border-line pt-4">
                <span className="text-lumen tabular" aria-hidden="true">
                  {index + 1}
                </span>
                <p className="text-dust">{finding}</p>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="title">{frame.actions}</h2>
          <ol className="relative mt-6 ml-2 border-l border-line-2">
            {study.actions.map(({ module, action, detail }) => (
              <li key={action} className="relative pb-8 pl-8">
                <i className="absolute top-1.5 -left-1.5 size-3 rounded-full border border-lumen bg-night" />
                <OpenLink
                  to={address(moduleLook[module])}
                  otherwise={module}
                  className="text-link small text-aurora"
                >
                  {module}
                </OpenLink>
                <h3 className="heading">{action}</h3>
                <p className="mt-1 text-dust">{detail}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

function Points({
  title,
  points,
  icon,
}: {
  title: string;
  points: readonly string[];
  icon: 'check' | 'arrow-right' | 'star';
}) {
  return (
    <section>
      <h2 className="heading">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {points.map((point) => (
          <li key={point} className="flex gap-3 text-dust">
            <Icon name={icon} className="icon mt-0.5 size-5 text-lumen" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
