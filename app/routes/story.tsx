import { data } from 'react-router';
import { screenNames } from '#app/content/screens/copy.ts';
import { stories } from '#app/content/story/copy.ts';
import { storyIds, storyTargets } from '#app/content/story/shape.ts';
import { Story } from '#app/features/story/story.tsx';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/story';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language, screen } = context.get(visitContext);
  const id = storyIds.find((story) => story === screen);
  if (!id) throw data(null, { status: 404 });
  return {
    id,
    name: screenNames[language][id].name,
    copy: stories[language][id],
    targets: storyTargets[id],
  };
}

export default function StoryPage({ loaderData: { name, ...story } }: Route.ComponentProps) {
  return <Story {...story} breadcrumbs={<Breadcrumbs current={name} />} />;
}
