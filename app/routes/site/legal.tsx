import { company } from '#app/content/company/facts.ts';
import { legalCopy } from '#app/content/legal/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { LegalText } from '#app/features/legal/legal-text.tsx';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { useShell } from '#app/shell/visit-provider.tsx';
import type { Route } from './+types/legal';
import { publicPage } from './caching.ts';
import { otherHosts } from './other-hosts.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.text, { name: loaderData?.name });
}

/** The privacy policy and the legal notice: two texts of one kind. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = screen === 'privacy' ? ('privacy' as const) : ('legal-notice' as const);
  const { texts, ...words } = legalCopy[language];
  return {
    screen: id,
    text: texts[id],
    words,
    name: screenNames[language][id].name,
    hosts: otherHosts(context.get(siteContext)),
    legalName: company.legalName,
  };
}

export default function LegalPage({
  loaderData: { name, legalName, ...legal },
}: Route.ComponentProps) {
  const publisher = useShell()?.company;
  return (
    <>
      <div className="measure pt-6">
        <Breadcrumbs current={name} />
      </div>
      {publisher && <LegalText {...legal} company={{ ...publisher, legalName }} />}
    </>
  );
}
