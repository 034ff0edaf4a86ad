import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { dataUseRows } from '#app/features/legal/data-use-rows.ts';
import { LegalText } from '#app/features/legal/legal-text.tsx';
import { otherHosts } from '#app/middleware/other-hosts.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { useShell } from '#app/shell/visit-provider.tsx';
import type { Route } from './+types/legal';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.text, { name: loaderData?.name });
}

/** The privacy policy and the legal notice share one layout. */
export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = screen === 'privacy' ? ('privacy' as const) : ('legal-notice' as const);
  const { texts, uses, ...messages } = contentOf(language).legal;
  return {
    screen: id,
    text: texts[id],
    messages,
    uses: id === 'privacy' ? { columns: uses.columns, rows: dataUseRows(uses, language) } : null,
    name: contentOf(language).screens[id].name,
    hosts: otherHosts(context.get(siteContext)),
    facts: { legalName: company.legalName, privacyEmail: company.privacyEmail },
  };
}

export default function LegalPage({ loaderData: { name, facts, ...legal } }: Route.ComponentProps) {
  const publisher = useShell()?.company;
  return (
    <>
      <div className="measure pt-6">
        <Breadcrumbs current={name} />
      </div>
      {publisher && <LegalText {...legal} company={{ ...publisher, ...facts }} />}
    </>
  );
}
