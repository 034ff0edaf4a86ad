import { bodies } from '#app/content/accessibility/bodies.ts';
import { accessibilityCopy } from '#app/content/accessibility/copy.ts';
import results from '#app/content/accessibility/results.json' with { type: 'json' };
import { companyCopy } from '#app/content/company/copy.ts';
import { company } from '#app/content/company/facts.ts';
import { screenNames } from '#app/content/screens/copy.ts';
import { summarize } from '#app/domain/accessibility-check.ts';
import { Statement } from '#app/features/accessibility-statement/statement.tsx';
import { screenIds } from '#app/i18n/paths.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/accessibility';
import { publicPage } from './caching.ts';

export const headers = publicPage;

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  const screens = screenNames[language];
  const { email, phone, phoneDisplay } = company;
  return {
    name: screens.accessibility.name,
    copy: accessibilityCopy[language],
    check: results,
    summary: summarize(results, screenIds),
    names: Object.fromEntries(screenIds.map((id) => [id, screens[id].name])),
    contact: { email, phone, phoneDisplay, hours: companyCopy[language].hours },
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
