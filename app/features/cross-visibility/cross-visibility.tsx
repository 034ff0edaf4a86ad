import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { CrossVisibilityCopy } from '#app/content/cross-visibility/shape.ts';
import { partnerKinds, readCompatibility } from '#app/domain/cross-visibility/compatibility.ts';
import { StatRow } from '#app/ui/charts/stat-row.tsx';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Network } from './network.tsx';
import { Strategy } from './strategy.tsx';

/** The network of businesses that recommend each other: its benefits, the compatibility form, and its members. */
export function CrossVisibility({
  copy,
  breadcrumbs,
}: {
  copy: CrossVisibilityCopy;
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  const contact = `${address('/contact')}?service=cross-visibility`;
  const { features, tabs } = copy;
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky="cross-visibility" {...copy.head}>
        <a href="#analyse" className="button button-primary">
          {copy.head.button}
        </a>
        <a href="#reseau" className="button">
          {copy.head.second}
        </a>
      </PageHead>
      <Section title={features.title} lead={features.lead}>
        <Features items={features.items} />
        <div className="mt-16">
          <StatRow stats={copy.stats.items} note={copy.stats.note} />
        </div>
      </Section>
      <Section title={tabs.title} lead={tabs.lead}>
        <NetworkTabs copy={copy} />
      </Section>
      <Join copy={copy.join} contact={contact} />
      <ClosingCall
        title={copy.closing.title}
        lead={copy.closing.lead}
        to={contact}
        button={copy.closing.button}
        second={{ to: address('/services/blogs-intersites'), label: copy.closing.second }}
      />
    </>
  );
}

function NetworkTabs({ copy }: { copy: CrossVisibilityCopy }) {
  const [query] = useSearchParams();
  const { tabs } = copy;
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        {
          id: 'strategie',
          label: tabs.strategy,
          icon: 'compass',
          panel: <Strategy copy={copy} answers={readCompatibility(query)} />,
        },
        {
          id: 'partenaires',
          label: tabs.partners,
          icon: 'heart-handshake',
          panel: <Kinds copy={copy} />,
        },
        {
          id: 'reseau',
          label: tabs.network,
          icon: 'network',
          panel: <Network copy={copy.network} />,
        },
      ]}
    />
  );
}

function Kinds({ copy }: { copy: CrossVisibilityCopy }) {
  return (
    <ul className="ruled grid-cols-1 lg:grid-cols-3">
      {partnerKinds.map((kind) => (
        <li key={kind} className="p-7">
          <h3 className="heading">{copy.kinds[kind].title}</h3>
          <p className="mt-2 text-dust">{copy.kinds[kind].text}</p>
          <h4 className="small mt-6 text-aurora">{copy.examples}</h4>
          <ul className="mt-1">
            {copy.kinds[kind].examples.map((example) => (
              <li key={example} className="small border-b border-line py-2 last:border-0">
                {example}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Features({ items }: { items: CrossVisibilityCopy['features']['items'] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-10 border-l border-line-2 sm:grid-cols-2 lg:grid-cols-4 lg:border-t lg:border-l-0">
      {items.map(({ title, text }) => (
        <li key={title} className="relative pl-6 lg:pt-8 lg:pl-0">
          <span
            aria-hidden="true"
            className="absolute top-2.5 -left-1.5 size-3 rounded-full bg-lumen sm:max-lg:hidden lg:-top-1.5 lg:left-0"
          />
          <h3 className="heading">{title}</h3>
          <p className="mt-2 text-dust">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function Join({ copy, contact }: { copy: CrossVisibilityCopy['join']; contact: string }) {
  return (
    <section id="rejoindre" className="band scroll-mt-14">
      <div className="measure">
        <div className="panel grid grid-cols-1 items-center gap-x-16 gap-y-8 p-8 sm:p-12 lg:grid-cols-2">
          <div>
            <h2 className="title">{copy.title}</h2>
            <p className="mt-3 text-dust">{copy.text}</p>
            <Link to={contact} className="button button-primary mt-6">
              {copy.button}
            </Link>
          </div>
          <ol>
            {copy.steps.map((step, index) => (
              <li key={step} className="flex items-baseline gap-5 border-b border-line py-4">
                <span aria-hidden="true" className="figure text-lumen">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
