import { caseStudy, casesCopy } from '#app/content/cases/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { CaseList } from '#app/features/cases/case-list.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { ClosingCall } from '#app/ui/closing-call.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/cases';
import { publicPage } from './caching.ts';
import { summaryOf } from './case-summary.ts';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from './queries.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: casesCopy[language].page,
    name: screenNames[language].cases.name,
    studies: caseIds.map((id) => summaryOf(caseStudy(language, id))),
  };
}

export default function CasesPage({ loaderData: { copy, name, studies } }: Route.ComponentProps) {
  const { address } = useVisit();
  const { second, ...closing } = copy.closing;
  return (
    <>
      <PageHead
        breadcrumbs={<Breadcrumbs current={name} />}
        sky="cases"
        eyebrow={copy.eyebrow}
        title={copy.heading}
        lead={copy.lead}
      />
      <CaseList copy={copy} studies={studies} />
      <ClosingCall
        {...closing}
        to={`${address('/contact')}?service=cases`}
        second={{ to: address('/ila'), label: second }}
      />
    </>
  );
}
