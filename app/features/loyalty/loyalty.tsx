import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { LoyaltyCopy } from '#app/content/loyalty/shape.ts';
import type { RetentionAnalysis } from '#app/domain/loyalty/retention-plan.ts';
import { StatRow } from '#app/ui/charts/stat-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { LinkedText } from '#app/ui/page/linked-text.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Nurturing } from './nurturing.tsx';
import { Sample } from './sample.tsx';

/** Icon of each feature, and its step on the stairs. */
const stairs = [
  ['heart-handshake', 'lg:mt-24'],
  ['clock', 'lg:mt-16'],
  ['users', 'lg:mt-8'],
  ['log-out', ''],
] as const;

/** The loyalty page: features, a retention plan from a few answers, sample analytics and the guarantee. */
export function Loyalty({
  copy,
  breadcrumbs,
  analysis,
}: {
  copy: LoyaltyCopy;
  breadcrumbs: ReactNode;
  /** Absent until the nurturing form is submitted. */
  analysis: RetentionAnalysis | undefined;
}) {
  const { address } = useVisit();
  const contact = `${address('/contact')}?service=loyalty`;
  const { features, tabs, guarantee } = copy;
  const sample = <Sample copy={copy.sample} />;
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky="loyalty" {...copy.head}>
        <a href="#analyse" className="button button-primary">
          {copy.head.button}
        </a>
        <a href="#garantie" className="button">
          {copy.head.second}
        </a>
      </PageHead>
      <section className="border-b border-line bg-night-2 py-10">
        <div className="measure">
          <StatRow {...copy.metrics} />
        </div>
      </section>
      <Section title={features.title} lead={features.lead}>
        <Stairs items={features.items} />
      </Section>
      <Section title={tabs.title} lead={tabs.lead}>
        <Tabs
          label={tabs.label}
          tabs={[
            {
              id: 'nurturing',
              label: tabs.nurturing,
              icon: 'mail',
              panel: <Nurturing copy={copy} analysis={analysis} />,
            },
            { id: 'segmentation', label: tabs.segmentation, icon: 'users', panel: sample },
            { id: 'analytics', label: tabs.analytics, icon: 'chart-column', panel: sample },
          ]}
        />
      </Section>
      <Guarantee copy={guarantee} contact={contact} />
      <ClosingCall
        title={copy.closing.title}
        lead={copy.closing.lead}
        to={contact}
        button={copy.closing.button}
        second={{ to: address('/services/fidelisation-diamant'), label: copy.closing.second }}
      />
    </>
  );
}

function Stairs({ items }: { items: LoyaltyCopy['features']['items'] }) {
  return (
    <ul className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {items.map(({ title, text }, index) => {
        const [icon, step] = stairs[index] ?? stairs[3];
        return (
          <li key={title} className={`panel h-full p-6 lg:h-auto ${step}`}>
            <Icon name={icon} className="icon size-8 text-lumen" />
            <h3 className="heading mt-6">{title}</h3>
            <p className="small mt-2 text-dust">
              <LinkedText text={text} />
            </p>
          </li>
        );
      })}
    </ul>
  );
}

function Guarantee({ copy, contact }: { copy: LoyaltyCopy['guarantee']; contact: string }) {
  return (
    <section id="garantie" className="band scroll-mt-14">
      <div className="measure">
        <div className="panel grid grid-cols-1 items-center gap-x-12 gap-y-6 border-lumen p-8 sm:p-12 lg:grid-cols-[auto_1fr_auto]">
          <p aria-hidden="true" className="display text-lumen">
            {copy.value}
          </p>
          <div>
            <h2 className="heading">{copy.title}</h2>
            <p className="mt-2 text-dust">{copy.text}</p>
          </div>
          <Link to={contact} className="button button-primary justify-self-start">
            {copy.button}
          </Link>
        </div>
      </div>
    </section>
  );
}
