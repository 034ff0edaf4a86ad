import { contentOf } from '#app/content/content.ts';
import { readMatchLink } from '#app/domain/ilumatch/answers.ts';
import { Ilumatch } from '#app/features/ilumatch/ilumatch.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { freeTool } from '#app/shell/structured-data.ts';
import { ToolStage } from '#app/ui/page/tool-stage.tsx';
import type { Route } from './+types/ilumatch';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { searchParams } = url;
  return {
    copy: contentOf(language).ilumatch,
    name: contentOf(language).screens.ilumatch.name,
    link: searchParams.has('step') ? readMatchLink(searchParams) : null,
  };
}

export default function IlumatchPage({ loaderData: { copy, name, link } }: Route.ComponentProps) {
  return (
    <ToolStage breadcrumbs={<Breadcrumbs current={name} />} copy={copy} isCentred>
      <Ilumatch copy={copy} link={link} />
      <p className="small mx-auto mt-10 max-w-[46rem] text-dust print:hidden">{copy.method}</p>
    </ToolStage>
  );
}
