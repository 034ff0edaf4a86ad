import { ilaWizardCopy } from '#app/content/ila-wizard/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { readWizardLink } from '#app/domain/ila/wizard-link.ts';
import { IlaWizard } from '#app/features/ila-wizard/ila-wizard.tsx';
import { Method } from '#app/features/ila-wizard/method.tsx';
import { Questions } from '#app/features/ila-wizard/questions.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { freeTool } from '#app/shell/tool-data.ts';
import { Headline } from '#app/ui/headline.tsx';
import type { Route } from './+types/ila';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: ilaWizardCopy[language],
    name: screenNames[language].ila.name,
    link: readWizardLink((name) => url.searchParams.get(name)),
  };
}

export default function IlaPage({ loaderData: { copy, name, link } }: Route.ComponentProps) {
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6 pb-20">
          <Breadcrumbs current={name} />
          <div className="pt-10 pb-12 print:hidden">
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="title mt-4">
              <Headline text={copy.heading} />
            </h1>
            <p className="lead mt-4">{copy.lead}</p>
          </div>
          <IlaWizard copy={copy} link={link} />
        </div>
      </div>
      <Method copy={copy} />
      <Questions copy={copy.questions} />
    </>
  );
}
