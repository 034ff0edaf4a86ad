import type { CaseStudy } from '#app/content/cases/shape.ts';
import { BarList } from '#app/ui/charts/bar-list.tsx';
import { SampleMark } from '#app/ui/page/sample-mark.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { caseLook } from './case-look.ts';
import {
  type Frame,
  Facts,
  Background,
  Setbacks,
  Interview,
  Work,
  Points,
} from './case-sections.tsx';
import { ResultBar } from './result-bar.tsx';

/** A case: facts, background, results, diagnosis, actions, setbacks, interview and recommendations. */
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
      <Background study={study} frame={frame} />
      <Section {...frame.results}>
        <dl className="grid grid-cols-1 gap-x-12 gap-y-10 md:grid-cols-3">
          {study.results.map((result) => (
            <ResultBar key={result.metric} result={result} colour={colour} />
          ))}
        </dl>
        <div className="mt-12 max-w-[46rem]">
          <BarList {...study.chart} />
        </div>
        <p className="mt-8 text-xs text-dust">{note}</p>
      </Section>
      <Work study={study} frame={frame} />
      <Setbacks study={study} frame={frame} />
      <section className="band">
        <figure className="measure text-center">
          <blockquote className="title mx-auto max-w-[26em] text-balance">
            <q className="quotation">{study.testimonial.quote}</q>
          </blockquote>
          <figcaption className="mt-5 text-dust">
            {study.testimonial.author}, {study.testimonial.position}
            <SampleMark />
          </figcaption>
        </figure>
      </section>
      <Interview study={study} frame={frame} />
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
