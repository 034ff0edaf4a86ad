import { crmFeaturesCopy } from '#app/content/crm-features/copy.ts';
import { crmCopy } from '#app/content/crm/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { previewClients, previewSpecimens } from '#app/domain/crm/preview-samples.ts';
import { CrmFeatures } from '#app/features/crm-features/crm-features.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/crm-features';
import { publicPage } from './caching.ts';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from './queries.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
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
