import { contentOf } from '#app/content/content.ts';
import { screenPicture } from '#app/content/pictures/screen-pictures.ts';
import { previewClients, previewSpecimens } from '#app/domain/crm/sandbox/preview-samples.ts';
import { CrmFeatures } from '#app/features/crm-features/crm-features.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/crm-features';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { samples, clients, projects, journal } = contentOf(language).crm;
  return {
    copy: contentOf(language).crmFeatures,
    name: contentOf(language).screens['crm-feature'].name,
    /** Texts of the demo itself. */
    messages: {
      statuses: clients.statuses,
      bands: clients.bands,
      stages: projects.stages,
      types: journal.types,
      ai: journal.ai,
      rule: journal.why,
      rules: journal.rules,
    },
    clients: previewClients(samples),
    screen: screenPicture(language, 'crm'),
    specimens: previewSpecimens(samples),
  };
}

export default function CrmFeaturesPage({ loaderData }: Route.ComponentProps) {
  const { name, ...page } = loaderData;
  return <CrmFeatures {...page} breadcrumbs={<Breadcrumbs current={name} />} />;
}
