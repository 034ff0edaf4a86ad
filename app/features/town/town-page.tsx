import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TownFrame, TownText } from '#app/content/towns/shape.ts';
import type { KnownPath } from '#app/i18n/paths.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { LinkedParagraphs, LinkedText } from '#app/ui/page/linked-text.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Questions } from '#app/ui/page/questions.tsx';
import { useVisit } from '#app/ui/visit.ts';

/** A service in one town. */
export function TownPage({
  text,
  service,
  price,
  others,
  frame,
  parent,
  breadcrumbs,
}: {
  text: TownText;
  /** Screen of the service's page. */
  service: string;
  /** Starting price, if the service has one. */
  price: string | null;
  /** The same service in the other towns. */
  others: readonly { path: KnownPath; name: string }[];
  frame: TownFrame;
  parent: { name: string; path: KnownPath };
  breadcrumbs: ReactNode;
}) {
  const { address } = useVisit();
  const contact = `${address('/contact')}?service=${service}`;
  return (
    <>
      <PageHead breadcrumbs={breadcrumbs} sky={service} {...text.head}>
        <Link to={contact} className="button button-primary">
          {frame.ask}
        </Link>
        <Link to={address(parent.path)} className="button">
          {parent.name}
        </Link>
      </PageHead>
      <div className="measure grid grid-cols-1 items-start gap-x-16 gap-y-12 py-14 lg:grid-cols-[1fr_18rem] lg:py-20">
        <div className="max-w-[42rem]">
          {text.sections.map(({ title, paragraphs, points }) => (
            <section key={title} className="mb-12">
              <h2 className="title mb-5">{title}</h2>
              <LinkedParagraphs texts={paragraphs} />
              {points.length > 0 && (
                <ul className="mt-4 list-disc space-y-2 pl-5 marker:text-lumen">
                  {points.map((point) => (
                    <li key={point}>
                      <LinkedText text={point} />
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
          <h2 className="title mb-5">{frame.questions}</h2>
          <Questions items={text.questions} />
        </div>
        <TownAside frame={frame} price={price} others={others} />
      </div>
      <ClosingCall
        {...frame.closing}
        to={address('/ila')}
        second={{ to: address('/contact/rendez-vous'), label: frame.closing.second }}
      />
    </>
  );
}

function TownAside({
  frame,
  price,
  others,
}: {
  frame: TownFrame;
  price: string | null;
  others: readonly { path: KnownPath; name: string }[];
}) {
  const { address } = useVisit();
  return (
    <aside className="panel p-6 lg:sticky lg:top-24">
      {price && (
        <p>
          <span className="small text-dust">{frame.from}</span>{' '}
          <strong className="title block text-lumen">{price}</strong>
        </p>
      )}
      <p className="mt-3">
        <Link to={address('/hub-services')} className="text-link small">
          {frame.prices}
        </Link>
      </p>
      <h2 className="small mt-8 text-dust">{frame.elsewhere}</h2>
      <ul className="mt-2">
        {others.map(({ path, name }) => (
          <li key={path}>
            <Link to={address(path)} className="text-link small min-h-11">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
