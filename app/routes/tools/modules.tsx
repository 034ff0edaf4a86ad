import { Link } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { ModulesHub } from '#app/features/modules/modules-hub.tsx';
import { ModulesProvider } from '#app/features/modules/modules-provider.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/modules';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return { copy: contentOf(language).modules, name: contentOf(language).screens.modules.name };
}

export default function ModulesPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  const { address } = useVisit();
  const contact = `${address('/contact')}?service=modules`;
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} sky="hub" {...copy.head}>
        <Link to={contact} className="button button-primary">
          {copy.head.button}
        </Link>
        <Link to={address('/hub')} className="button">
          {copy.head.second}
        </Link>
      </PageHead>
      <ModulesProvider>
        <ModulesHub copy={copy} />
      </ModulesProvider>
      <ClosingCall {...copy.closing} to={contact} />
    </>
  );
}
