import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ZynoCopy } from '#app/content/zyno/shape.ts';
import type { DemoMessage } from '#app/domain/zyno/demo-chat.ts';
import { Icon } from '#app/ui/icon.tsx';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { TermRows } from '#app/ui/page/term-rows.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { DemoChat } from './demo-chat.tsx';

const icons = ['sparkles', 'languages', 'message-circle', 'layers'] as const;

interface Props {
  copy: ZynoCopy;
  /** The trial conversation given in the page's address. */
  start: readonly DemoMessage[];
  breadcrumbs: ReactNode;
}

/** The assistant's page: features, character, and a trial conversation. */
export function Zyno({ copy, start, breadcrumbs }: Props) {
  const { address } = useVisit();
  const contact = `${address('/contact')}?service=zyno`;
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky="zyno" {...copy.head}>
        <a href="#essai" className="button button-primary">
          {copy.head.button}
        </a>
        <Link to={address('/contact/rendez-vous')} className="button">
          {copy.head.second}
        </Link>
      </PageHead>
      <Section title={copy.features.title} lead={copy.features.lead}>
        <ul className="ruled grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
          {copy.features.items.map(({ title, text }, index) => (
            <li key={title} className="p-6">
              <Icon name={icons[index] ?? 'sparkles'} className="icon size-8 text-lumen" />
              <h3 className="heading mt-8">{title}</h3>
              <p className="small mt-2 text-dust">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <DemoChat copy={copy.demo} start={start} />
      <TitledRows {...copy.traits} />
      <TitledRows {...copy.use} />
      <ClosingCall {...copy.closing} to={contact} />
    </>
  );
}

function TitledRows({ title, items }: ZynoCopy['traits']) {
  return (
    <section className="band">
      <div className="measure grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[2fr_3fr]">
        <h2 className="title">{title}</h2>
        <TermRows items={items} />
      </div>
    </section>
  );
}
