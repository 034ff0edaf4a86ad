import { Link } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { isOtherVersion, readMetrics } from '#app/domain/ila/dashboard-fields.ts';
import { withStatuses } from '#app/domain/team/team.ts';
import { IlaDashboard } from '#app/features/ila-dashboard/ila-dashboard.tsx';
import { memberStatusesContext } from '#app/middleware/public-team.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { freeTool } from '#app/shell/structured-data.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/module-ila';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).ilaDashboard,
    name: contentOf(language).screens['module-ila'].name,
    team: withStatuses(contentOf(language).team, context.get(memberStatusesContext)),
    calculation: {
      ...readMetrics(url.searchParams),
      isOtherVersion: isOtherVersion(url.searchParams),
    },
  };
}

export default function ModuleIlaPage({
  loaderData: { copy, name, team: members, calculation },
}: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <div className="starfield">
      <div className="measure pt-6 pb-24">
        <Breadcrumbs current={name} />
        <div className="flex flex-wrap items-end justify-between gap-6 pt-10 pb-8 print:hidden">
          <div>
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="title mt-4">
              <Headline text={copy.heading} />
            </h1>
            <p className="lead mt-4">{copy.lead}</p>
            <p className="small mt-2 text-dust">{copy.demo}</p>
          </div>
          <Link to={address('/ila')} className="button">
            {copy.evaluate}
          </Link>
        </div>
        <IlaDashboard copy={copy} team={members} calculation={calculation} />
      </div>
    </div>
  );
}
