import { Link } from 'react-router';
import { caseStudy } from '#app/content/cases/case-study.ts';
import { contentOf } from '#app/content/content.ts';
import { faqItems } from '#app/content/faq/faq-items.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { partnerIds } from '#app/domain/partnerships.ts';
import { CaseCard } from '#app/features/cases/case-card.tsx';
import { summaryOf } from '#app/features/cases/case-summary.ts';
import { FaqList } from '#app/features/faq/faq-list.tsx';
import { Admin } from '#app/features/full-system/admin.tsx';
import { Partnerships } from '#app/features/full-system/partnerships.tsx';
import { Summary } from '#app/features/full-system/summary.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { applySettings } from '#app/shell/settings/apply-settings.ts';
import { previewSettings } from '#app/shell/settings/preview-store.ts';
import { useFeature, useSystem } from '#app/shell/system/use-system.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useStored } from '#app/ui/stored.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/full-system';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).fullSystem,
    name: contentOf(language).screens['full-system'].name,
    faq: { copy: contentOf(language).faq.list, items: faqItems(language) },
    studies: caseIds.map((id) => summaryOf(caseStudy(language, id), null)),
  };
}

/** The cockpit's administrators: the CEO and the COO. */
const administrators = 2;

export default function FullSystemPage({ loaderData }: Route.ComponentProps) {
  const { copy, name, faq, studies } = loaderData;
  const { address, isOpen, language } = useVisit();
  const system = useSystem();
  const settings = useStored(previewSettings);
  const isDebugging = useFeature('debugMode');
  const panels = {
    faq: <FaqList id="questions" copy={faq.copy} items={faq.items} />,
    cases: (
      <>
        <p className="lead mb-8">{copy.cases.lead}</p>
        <div className="grid gap-4">
          {studies.map((study) => (
            <CaseCard key={study.id} study={study} read={copy.cases.read} />
          ))}
        </div>
        <Link to={address('/etudes-de-cas')} className="button mt-8">
          {copy.cases.all}
        </Link>
      </>
    ),
    partnerships: <Partnerships copy={copy.partnerships} />,
    admin: (
      <Admin
        copy={copy}
        kept={settings}
        onSave={(next, screen) => applySettings(system, next, { screen, language })}
        isDebugging={isDebugging}
        onDebuggingChange={() => system.dispatch({ type: 'toggle-feature', feature: 'debugMode' })}
      />
    ),
  };
  const closed = new Set([
    ...(isOpen('/faq') ? [] : ['faq']),
    ...(isOpen('/etudes-de-cas') ? [] : ['cases']),
  ]);
  const open = (['faq', 'cases', 'partnerships', 'admin'] as const).filter((id) => !closed.has(id));
  const tabs = open.map((id) => ({
    id,
    label: copy.tabs[id],
    panel: panels[id],
  }));
  const counts = {
    faq: faq.items.length,
    cases: studies.length,
    partnerships: partnerIds.length,
    admin: administrators,
  };
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} sky="full-system" {...copy.head} />
      <div className="band">
        <div className="measure grid gap-12">
          <Summary label={copy.parts} tabs={open} copy={copy.summary} counts={counts} />
          <Tabs label={copy.parts} tabs={tabs} />
        </div>
      </div>
      <ClosingCall {...copy.closing} to={`${address('/contact')}?service=full-system`} />
    </>
  );
}
