import { ilumatchCopy } from '#app/content/ilumatch/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { readMatchLink } from '#app/domain/ilumatch/answers.ts';
import { Ilumatch } from '#app/features/ilumatch/ilumatch.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { freeTool } from '#app/shell/tool-data.ts';
import { ToolStage } from '#app/ui/tool-stage.tsx';
import type { Route } from './+types/ilumatch';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name, structuredData: [freeTool] });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const { searchParams } = url;
  return {
    copy: ilumatchCopy[language],
    name: screenNames[language].ilumatch.name,
    link: searchParams.has('step') ? readMatchLink((name) => searchParams.getAll(name)) : null,
  };
}

export default function IlumatchPage({ loaderData: { copy, name, link } }: Route.ComponentProps) {
  return (
    <ToolStage breadcrumbs={<Breadcrumbs current={name} />} copy={copy} isCentred>
      <Ilumatch copy={copy} link={link} />
    </ToolStage>
  );
}
