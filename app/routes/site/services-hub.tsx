import { Link } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { ServicesHub } from '#app/features/services-hub/services-hub.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { Facts } from '#app/ui/page/facts.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/services-hub';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).servicesHub,
    name: contentOf(language).screens['services-hub'].name,
  };
}

export default function ServicesHubPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} sky="services-hub" {...copy.head} />
      <ServicesHub copy={copy} />
      <section className="band">
        <div className="measure">
          <h2 className="heading mb-5">{copy.terms.title}</h2>
          <Facts facts={Object.values(copy.terms.facts)} />
        </div>
      </section>
      <section className="band">
        <div className="measure">
          <div className="panel flex flex-wrap items-center gap-x-10 gap-y-5 p-8">
            <div className="grow basis-80">
              <h2 className="heading">{copy.course.title}</h2>
              <p className="mt-1 text-dust">{copy.course.text}</p>
            </div>
            <Link to={address('/comprendre-le-seo')} className="button">
              {copy.course.button}
            </Link>
          </div>
        </div>
      </section>
      <ClosingCall
        {...copy.closing}
        to={address('/ilumatch')}
        second={{ to: `${address('/contact')}?service=services-hub`, label: copy.quote }}
      />
    </>
  );
}
