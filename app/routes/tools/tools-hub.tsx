import { screenNames } from '#app/content/screens/copy.ts';
import { hubCopy } from '#app/content/hub/copy.ts';
import { ToolsHub } from '#app/features/hub/tools-hub.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/tools-hub';
import { publicPage } from './caching.ts';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from './queries.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return { copy: hubCopy[language], name: screenNames[language]['hub'].name };
}

export default function ToolsHubPage({ loaderData: { copy, name } }: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} sky="hub" {...copy.head} />
      <ToolsHub copy={copy} />
      <ClosingCall {...copy.closing} to={address('/contact')} />
    </>
  );
}
