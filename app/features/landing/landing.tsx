import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { LandingCopy } from '#app/content/landing/shape.ts';
import { draftFields, readDraft } from '#app/domain/landing/page-draft.ts';
import { StatRow } from '#app/ui/charts/stat-row.tsx';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Builder } from './builder.tsx';
import { Demo } from './demo.tsx';

/** Presents the smart landing page: its rules, and a builder and demo for a page of the visitor's own. */
export function Landing({ copy, breadcrumbs }: { copy: LandingCopy; breadcrumbs: ReactNode }) {
  const { address } = useVisit();
  const [query] = useSearchParams();
  const draft = readDraft(query);
  const result = new URLSearchParams(draftFields(draft)).toString();
  const sent = new URLSearchParams({
    service: 'landing',
    ...(query.size > 0 && { depuis: `${address('/landing-page-intelligente')}?${result}` }),
  }).toString();
  const { features, results } = copy;
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky="landing" {...copy.head}>
        <a href="#construction" className="button button-primary">
          {copy.head.button}
        </a>
        <a href="#demonstration" className="button">
          {copy.head.second}
        </a>
      </PageHead>
      <section className="band">
        <div className="measure grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
          <div className="lg:sticky lg:top-24">
            <h2 className="title">
              <Headline text={features.title} />
            </h2>
            <p className="lead mt-4">{features.lead}</p>
          </div>
          <ol className="ruled grid-cols-1 sm:grid-cols-2">
            {features.items.map(({ title, text }, index) => (
              <li key={title} className="p-7">
                <span aria-hidden="true" className="figure text-lumen">
                  {index + 1}
                </span>
                <h3 className="heading mt-6">{title}</h3>
                <p className="small mt-2 text-dust">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Builder copy={copy} draft={draft} />
      <section className="border-b border-line bg-night-2 py-14">
        <div className="measure grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
          <h2 className="heading">{results.title}</h2>
          <StatRow stats={results.stats} note={results.note} />
        </div>
      </section>
      <Demo copy={copy} draft={draft} />
      <ClosingCall
        title={copy.closing.title}
        lead={copy.closing.lead}
        to={`${address('/contact')}?${sent}`}
        button={copy.closing.button}
        second={{ to: address('/services/landing-aimant'), label: copy.closing.second }}
      />
    </>
  );
}
