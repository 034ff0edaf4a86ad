import { data } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { editorialPages } from '#app/content/editorial/pages.ts';
import { describedScreen } from '#app/content/pictures/screen-pictures.ts';
import { EditorialPage } from '#app/features/editorial/editorial-page.tsx';
import { editorialScreens } from '#app/i18n/paths.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/editorial';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.copy.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = editorialScreens.find((each) => each === screen);
  if (!id) throw data(null, { status: 404 });
  return {
    id,
    copy: contentOf(language).editorialPages[id],
    targets: editorialPages[id].targets,
    screen: describedScreen(language, id),
  };
}

export default function EditorialRoute({ loaderData }: Route.ComponentProps) {
  return (
    <EditorialPage {...loaderData} breadcrumbs={<Breadcrumbs current={loaderData.copy.name} />} />
  );
}
