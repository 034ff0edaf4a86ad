import { contentOf } from '#app/content/content.ts';
import { ToolsHub } from '#app/features/hub/tools-hub.tsx';
import { publicSettingsContext } from '#app/middleware/public-settings.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import { ClosingCall } from '#app/ui/page/closing-call.tsx';
import { PageHead } from '#app/ui/page/page-head.tsx';
import { Section } from '#app/ui/page/section.tsx';
import { TermRows } from '#app/ui/page/term-rows.tsx';
import { useVisit } from '#app/ui/visit.ts';
import type { Route } from './+types/tools-hub';

export const headers = publicPage;
export { staysWithQuery as shouldRevalidate } from '#app/shell/stays-with-query.ts';

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return {
    copy: contentOf(language).hub,
    name: contentOf(language).screens['hub'].name,
    ai: context.get(publicSettingsContext).ai,
  };
}

export default function ToolsHubPage({ loaderData: { copy, name, ai } }: Route.ComponentProps) {
  const { address } = useVisit();
  return (
    <>
      <PageHead breadcrumbs={<Breadcrumbs current={name} />} sky="hub" {...copy.head} />
      <ToolsHub copy={copy} ai={ai} />
      <Section title={copy.use.title} lead={copy.use.lead}>
        <TermRows items={copy.use.items} />
      </Section>
      <ClosingCall {...copy.closing} to={address('/contact')} />
    </>
  );
}
