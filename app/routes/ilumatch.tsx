import { ilumatchCopy } from '#app/content/ilumatch/copy.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { readMatchLink } from '#app/domain/ilumatch/answers.ts';
import { Ilumatch } from '#app/features/ilumatch/ilumatch.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { freeTool } from '#app/shell/tool-data.ts';
import { Headline } from '#app/ui/headline.tsx';
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
    <div className="starfield border-b border-line">
      <div className="measure pt-6 pb-20">
        <Breadcrumbs current={name} />
        <div className="py-10 text-center print:hidden">
          <p className="eyebrow justify-center">{copy.eyebrow}</p>
          <h1 className="title mt-4">
            <Headline text={copy.heading} />
          </h1>
          <p className="lead mx-auto mt-4">{copy.lead}</p>
        </div>
        <Ilumatch copy={copy} link={link} />
      </div>
    </div>
  );
}
