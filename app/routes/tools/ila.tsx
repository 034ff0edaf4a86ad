import { contentOf } from '#app/content/content.ts';
import { readWizardLink } from '#app/domain/ila/wizard-link.ts';
import { IlaWizard } from '#app/features/ila-wizard/ila-wizard.tsx';
import { Method } from '#app/features/ila-wizard/method.tsx';
import { Questions } from '#app/features/ila-wizard/questions.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { freeTool } from '#app/shell/tool-data.ts';
import { ToolStage } from '#app/ui/page/tool-stage.tsx';
import type { Route } from './+types/ila';
import { publicPage } from '#app/shell/public-page.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).ilaWizard,
    name: contentOf(language).screens.ila.name,
    link: readWizardLink(url.searchParams),
  };
}

export default function IlaPage({ loaderData: { copy, name, link } }: Route.ComponentProps) {
  return (
    <>
      <ToolStage breadcrumbs={<Breadcrumbs current={name} />} copy={copy}>
        <IlaWizard copy={copy} link={link} />
      </ToolStage>
      <Method copy={copy} />
      <Questions copy={copy.questions} />
    </>
  );
}
