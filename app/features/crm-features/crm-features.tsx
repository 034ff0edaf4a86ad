import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CrmFeaturesCopy } from '#app/content/crm-features/shape.ts';
import type { ScreenPicture } from '#app/content/pictures/screen-pictures.ts';
import { crmPath } from '#app/domain/crm/crm-address.ts';
import type { PreviewSpecimens } from '#app/domain/crm/sandbox/preview-samples.ts';
import type { PreviewClient } from '#app/domain/crm/sandbox/preview.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { Headline } from '#app/ui/page/headline.tsx';
import { ScreenFigure } from '#app/ui/page/screen-figure.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { PreviewMessages } from './preview-messages.ts';
import { Preview } from './preview.tsx';
import { EntrySpecimen, HistorySpecimen, MatchSpecimen, PipelineSpecimen } from './specimens.tsx';

const icons = ['users', 'layers', 'sparkles', 'radar'] as const;

/** Presents the CRM: a working client list, a specimen of each of its four tools, and links to the demo. */
export function CrmFeatures({
  copy,
  messages,
  clients,
  specimens,
  screen,
  breadcrumbs,
}: {
  copy: CrmFeaturesCopy;
  messages: PreviewMessages;
  clients: readonly PreviewClient[];
  specimens: PreviewSpecimens;
  screen: ScreenPicture | null;
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  const { closing } = copy;
  return (
    <>
      <Hero copy={copy.head} breadcrumbs={breadcrumbs}>
        <Preview copy={copy.preview} messages={messages} samples={clients} />
      </Hero>
      <Features copy={copy} messages={messages} specimens={specimens} />
      {screen && (
        <section className="band">
          <ScreenFigure screen={screen} />
        </section>
      )}
      <ClosingCall
        title={closing.title}
        lead={closing.lead}
        to={address(crmPath)}
        button={closing.button}
        second={{ to: `${address('/contact')}?service=crm-feature`, label: closing.second }}
      />
    </>
  );
}

function Hero({
  copy,
  breadcrumbs,
  children,
}: {
  copy: CrmFeaturesCopy['head'];
  breadcrumbs: ReactNode;
  children: ReactNode;
}) {
  const { address } = useVisit();
  return (
    <section className="starfield border-b border-line">
      <div className="measure pt-6">{breadcrumbs}</div>
      <div className="measure grid justify-items-center gap-5 pt-12 pb-10 text-center lg:pt-16">
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1 className="display max-w-[13em] text-balance">
          <Headline text={copy.title} />
        </h1>
        <p className="lead text-balance">{copy.lead}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Link to={address(crmPath)} className="button button-primary">
            {copy.button}
          </Link>
          <a href="#apercu" className="button">
            {copy.second}
          </a>
        </div>
      </div>
      <div id="apercu" className="measure scroll-mt-20 pb-16 lg:pb-24">
        {children}
      </div>
    </section>
  );
}

function Features({
  copy: { features, specimens: specimenCopy },
  messages,
  specimens: { history, pipeline, entry, match },
}: {
  copy: CrmFeaturesCopy;
  messages: PreviewMessages;
  specimens: PreviewSpecimens;
}) {
  const drawn = [
    <HistorySpecimen key="history" copy={specimenCopy} history={history} />,
    <PipelineSpecimen key="pipeline" copy={specimenCopy} pipeline={pipeline} messages={messages} />,
    <EntrySpecimen key="entry" entry={entry} messages={messages} />,
    <MatchSpecimen key="match" copy={specimenCopy} match={match} />,
  ];
  return (
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
              <p className="mb-2 text-xs text-aurora">{specimenCopy.example}</p>
              {drawn[index]}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
