import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { GuideFrame, IlaScore } from '#app/content/guide/shape.ts';
import type { Area } from '#app/domain/ila/audit/check.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';

interface ListedArea {
  id: Area;
  name: string;
  points: string;
  text: string;
  pages: readonly { path: string; name: string; text: string }[];
}

/** The guide's pages by area: one plain list, searchable with the browser's own search. */
export function GuideList({
  copy,
  areas,
  breadcrumbs,
}: {
  copy: Omit<GuideFrame['hub'], 'count'> & { count: string };
  areas: readonly ListedArea[];
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  return (
    <>
      <PageHead
        breadcrumbs={breadcrumbs}
        eyebrow={copy.count}
        title={copy.heading}
        lead={copy.lead}
        sky="guide"
      >
        {areas.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className="chip">
            {name}
          </a>
        ))}
      </PageHead>
      <div className="measure pt-12">
        <p className="max-w-[65ch] text-dust">{copy.intro}</p>
      </div>
      {areas.map((area) => (
        <AreaSection key={area.id} area={area} />
      ))}
      <Scores copy={copy.scores} />
      <ClosingCall {...copy.measure} to={address('/ila')} />
    </>
  );
}

const scores: readonly IlaScore[] = ['home', 'wizard', 'audit', 'dashboard'];

function Scores({ copy: { title, lead, rows } }: { copy: GuideFrame['hub']['scores'] }) {
  const { address, isOpen } = useVisit();
  const addresses: Record<IlaScore, string> = {
    home: address('/', '#ila'),
    wizard: address('/ila'),
    audit: address('/ila'),
    dashboard: address('/modules/ila'),
  };
  return (
    <section id="scores" className="measure scroll-mt-16 py-12">
      <h2 className="title">{title}</h2>
      <p className="mt-3 max-w-[65ch] text-dust">{lead}</p>
      <dl className="ruled mt-6 grid-cols-1 md:grid-cols-2">
        {scores
          .filter((score) => isOpen(addresses[score]))
          .map((score) => (
            <div key={score} className="lit p-5">
              <dt className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium">
                <Link to={addresses[score]} className="card-link inline-block min-h-6">
                  {rows[score].name}
                </Link>
                <span className="small text-aurora">{rows[score].kind}</span>
              </dt>
              <dd className="small mt-1 text-dust">{rows[score].looksAt}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

function AreaSection({ area: { id, name, points, text, pages } }: { area: ListedArea }) {
  const { prefix } = useVisit();
  return (
    <section id={id} className="measure scroll-mt-16 py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h2 className="title">{name}</h2>
        <p className="small text-aurora">{points}</p>
      </div>
      <p className="mt-3 max-w-[65ch] text-dust">{text}</p>
      <ul className="ruled mt-6 grid-cols-1 md:grid-cols-2">
        {pages.map((page) => (
          <li key={page.path} className="lit p-5">
            <h3 className="font-medium">
              <Link to={withPrefix(prefix, page.path)} className="card-link inline-block min-h-6">
                {page.name}
              </Link>
            </h3>
            <p className="small mt-1 text-dust">{page.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
