import { Link } from 'react-router';
import { ilaDashboardCopy } from '#app/content/ila-dashboard/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { team } from '#app/content/team/copy.ts';
import { isOtherVersion, readMetrics } from '#app/domain/ila/dashboard-score.ts';
import { IlaDashboard } from '#app/features/ila-dashboard/ila-dashboard.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { freeTool } from '#app/shell/tool-data.ts';
import { Headline } from '#app/ui/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/module-ila';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: ilaDashboardCopy[language],
    name: screenNames[language]['module-ila'].name,
    team: team[language],
    calculation: {
      ...readMetrics((field) => url.searchParams.get(field)),
      isOtherVersion: isOtherVersion(url.searchParams.get('v')),
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
