import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ServiceCopy, ServiceFrame, ServiceId } from '#app/content/services/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { StatRow } from '#app/ui/charts/stat-row.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { OpenLink } from '#app/ui/page/open-link.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Questions } from '#app/ui/page/questions.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { Weeks, Audience, Deliverables, Cost, Risks, Example } from './service-sections.tsx';

/** The tool or page most relevant to each service. */
const tools = {
  'service-seo': '/ila',
  'service-podcasts': '/blogia',
  'service-blogs': '/blogia',
  'service-landing': '/landing-page-intelligente',
  'service-loyalty': '/page-fidelisation-intelligente',
  'service-ecommerce': '/adluma',
  'service-local': '/heatmap-ila',
  'service-youtube': '/blogia',
  'service-meta-ads': '/adluma',
} as const satisfies Record<ServiceId, KnownPath>;

/** One service: claims, weekly schedule, audience, deliverables, price, risks, an example and questions. */
export function ServicePage({
  id,
  copy,
  frame,
  towns,
  breadcrumbs,
}: {
  id: ServiceId;
  copy: ServiceCopy;
  frame: ServiceFrame;
  /** Its pages for towns; null when it is not sold locally. */
  towns: readonly { path: KnownPath; name: string }[] | null;
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  const contact = `${address('/contact')}?service=${id}`;
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky={id} {...copy.head}>
        <Link to={contact} className="button button-primary">
          {frame.ask}
        </Link>
        <OpenLink to={address(tools[id])} className="button">
          {copy.tool}
          <Icon name="arrow-right" className="icon size-4" />
        </OpenLink>
      </PageHead>
      {copy.figures.length > 0 && (
        <section className="border-b border-line py-10">
          <div className="measure">
            <StatRow stats={copy.figures} note={frame.claims} />
          </div>
        </section>
      )}
      <Weeks copy={copy} frame={frame} />
      <Audience copy={copy} frame={frame} />
      <section className="band">
        <div className="measure grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
          <div>
            <Deliverables copy={copy} frame={frame} />
            <Cost copy={copy} frame={frame} />
          </div>
          <PricePanel copy={copy} frame={frame} contact={contact} />
        </div>
      </section>
      <Risks copy={copy} frame={frame} />
      <section className="band">
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
          <Example copy={copy} frame={frame} />
          <div>
            <h2 className="title mb-6">{frame.questions}</h2>
            <Questions items={copy.questions} />
          </div>
        </div>
      </section>
      {towns && <Towns towns={towns} title={frame.towns} />}
      <ClosingCall
        {...copy.closing}
        to={contact}
        button={frame.ask}
        second={{ to: address(tools[id]), label: copy.tool }}
        note={frame.promise}
      />
    </>
  );
}

/** Links to the service's pages for towns. */
function Towns({
  towns,
  title,
}: {
  towns: readonly { path: KnownPath; name: string }[];
  title: string;
}) {
  const { address } = useVisit();
  return (
    <section className="border-b border-line py-10">
      <div className="measure flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <h2 className="heading">{title}</h2>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {towns.map(({ path, name }) => (
            <li key={path}>
              <Link to={address(path)} className="text-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PricePanel({
  copy,
  frame,
  contact,
}: {
  copy: ServiceCopy;
  frame: ServiceFrame;
  contact: string;
}) {
  const { address } = useVisit();
  return (
    <aside className="panel p-6 sm:p-8 lg:sticky lg:top-24">
      <h2 className="small text-dust">{frame.price}</h2>
      <p className="mt-1">
        {copy.price ? (
          <>
            {frame.from} <strong className="title block text-lumen">{copy.price}</strong>
          </>
        ) : (
          <strong className="heading block text-lumen">{frame.onQuote}</strong>
        )}
      </p>
      <p className="small mt-3 text-dust">{copy.priceNote}</p>
      <Link to={contact} className="button button-primary mt-6 w-full">
        {frame.ask}
      </Link>
      <p className="mt-4">
        <Link to={address('/hub-services')} className="text-link small">
          {frame.others}
        </Link>
      </p>
    </aside>
  );
}
