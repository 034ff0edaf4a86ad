import { crmFeaturesCopy } from '#app/content/crm-features/copy.ts';
import { crmCopy } from '#app/content/crm/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { previewClients, previewSpecimens } from '#app/domain/crm/preview-samples.ts';
import { CrmFeatures } from '#app/features/crm-features/crm-features.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { shellIn } from '#app/shell/shell-data.ts';
import { breadcrumbs } from '#app/shell/structured-data.ts';
import type { Route } from './+types/crm-features';
import { publicPage } from './caching.ts';
import { keepOnQuery } from './query-only.ts';

export const headers = publicPage;
export const shouldRevalidate = keepOnQuery;

export function meta({ loaderData, matches, location: { pathname } }: Route.MetaArgs) {
  const shell = shellIn(matches);
  return pageMeta({
    shell,
    pathname,
    text: loaderData?.copy,
    structuredData: shell && loaderData ? [breadcrumbs(shell, loaderData.name, pathname)] : [],
  });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { samples, clients, projects, journal } = crmCopy[language];
  return {
    copy: crmFeaturesCopy[language],
    name: screenNames[language]['crm-feature'].name,
    /** What the demo says itself. */
    words: {
      statuses: clients.statuses,
      bands: clients.bands,
      stages: projects.stages,
      types: journal.types,
      ai: journal.ai,
      rule: journal.why,
      rules: journal.rules,
    },
    clients: previewClients(samples),
    specimens: previewSpecimens(samples),
  };
}

export default function CrmFeaturesPage({ loaderData }: Route.ComponentProps) {
  const { name, ...page } = loaderData;
  return <CrmFeatures {...page} breadcrumbs={<Breadcrumbs current={name} />} />;
}
