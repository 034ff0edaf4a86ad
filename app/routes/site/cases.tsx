import { caseStudy } from '#app/content/cases/case-study.ts';
import { contentOf } from '#app/content/content.ts';
import { casePlate } from '#app/content/pictures/pictures.ts';
import { caseIds } from '#app/domain/cases/cases.ts';
import { CaseList } from '#app/features/cases/case-list.tsx';
import { summaryOf } from '#app/features/cases/case-summary.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/cases';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).cases.page,
    name: contentOf(language).screens.cases.name,
    studies: caseIds.map((id) => summaryOf(caseStudy(language, id), casePlate(language, id))),
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
