import { bodies } from '#app/content/accessibility/bodies.ts';
import results from '#app/content/accessibility/results.json' with { type: 'json' };
import { company } from '#app/content/company/facts.ts';
import { contentOf } from '#app/content/content.ts';
import { summarize } from '#app/domain/accessibility/accessibility-check.ts';
import { Statement } from '#app/features/accessibility-statement/statement.tsx';
import { screenIds } from '#app/i18n/paths.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/accessibility';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const screens = contentOf(language).screens;
  const { email, phone, phoneDisplay } = company;
  return {
    name: screens.accessibility.name,
    copy: contentOf(language).accessibility,
    check: results,
    summary: summarize(results, screenIds),
    names: Object.fromEntries(screenIds.map((id) => [id, screens[id].name])),
    contact: { email, phone, phoneDisplay, hours: contentOf(language).company.hours },
    bodies,
  };
}

export default function AccessibilityPage({
  loaderData: { name, ...statement },
}: Route.ComponentProps) {
  return (
    <>
      <div className="measure pt-6">
        <Breadcrumbs current={name} />
      </div>
      <Statement {...statement} />
    </>
  );
}
