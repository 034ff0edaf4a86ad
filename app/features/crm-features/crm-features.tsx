import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import type { PreviewSpecimens } from '#app/domain/crm/preview-samples.ts';
import type { PreviewClient } from '#app/domain/crm/preview.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { Headline } from '#app/ui/headline.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from '#app/ui/section.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Preview } from './preview.tsx';
import { EntrySpecimen, HistorySpecimen, MatchSpecimen, PipelineSpecimen } from './specimens.tsx';
import type { PreviewWords } from './words.ts';

const icons = ['users', 'layers', 'sparkles', 'radar'] as const;

/** The CRM's own page: a list of clients that works, its four tools in small, and the way into the demo. */
export function CrmFeatures({
  copy,
  words,
  clients,
  specimens,
  breadcrumbs,
}: {
  copy: CrmFeaturesCopy;
  words: PreviewWords;
  clients: readonly PreviewClient[];
  specimens: PreviewSpecimens;
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  const { head, features, closing } = copy;
  const drawn = [
    <HistorySpecimen key="history" copy={copy.specimens} history={specimens.history} />,
    <PipelineSpecimen
      key="pipeline"
      copy={copy.specimens}
      pipeline={specimens.pipeline}
      words={words}
    />,
    <EntrySpecimen key="entry" entry={specimens.entry} words={words} />,
    <MatchSpecimen key="match" copy={copy.specimens} match={specimens.match} />,
  ];
  return (
    <>
      <section className="starfield border-b border-line">
        <div className="measure pt-6">{breadcrumbs}</div>
        <div className="measure grid justify-items-center gap-5 pt-12 pb-10 text-center lg:pt-16">
          <p className="eyebrow">{head.eyebrow}</p>
          <h1 className="display max-w-[13em] text-balance">
            <Headline text={head.title} />
          </h1>
          <p className="lead text-balance">{head.lead}</p>
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={address('/crm-complet')} className="button button-primary">
              {head.button}
            </Link>
            <a href="#apercu" className="button">
              {head.second}
            </a>
          </div>
        </div>
        <div id="apercu" className="measure scroll-mt-20 pb-16 lg:pb-24">
          <Preview copy={copy.preview} words={words} samples={clients} />
        </div>
      </section>
      <Section title={features.title} lead={features.lead}>
        <ul className="ruled grid-cols-1 md:grid-cols-2">
          {features.items.map(({ title, text }, index) => (
            <li
              key={title}
              className="grid min-w-0 content-between gap-8 p-6 sm:p-9 lg:grid-cols-[1fr_1.1fr] lg:content-start"
            >
              <div>
                <Icon name={icons[index] ?? 'users'} className="icon size-8 text-lumen" />
                <h3 className="heading mt-5">{title}</h3>
                <p className="mt-2 text-dust">{text}</p>
              </div>
              <div className="min-w-0 self-center">
                <p className="mb-2 text-xs text-aurora">{copy.specimens.example}</p>
                {drawn[index]}
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall
        title={closing.title}
        lead={closing.lead}
        to={address('/crm-complet')}
        button={closing.button}
        second={{ to: `${address('/contact')}?service=crm-feature`, label: closing.second }}
      />
    </>
  );
}
