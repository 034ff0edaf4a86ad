import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { Loyalty } from '#app/features/loyalty/loyalty.tsx';
import { formOf } from '#app/middleware/form.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import { publicPage } from '#app/shell/public-page.ts';
import type { Route } from './+types/loyalty';

export const headers = publicPage;

/** An analysis does not change the loaded data. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== 'POST' && defaultShouldRevalidate;
}

export function meta({ loaderData, ...page }: Route.MetaArgs) {
  return pageMeta(page, loaderData?.copy, { name: loaderData?.name });
}

export function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(visitContext);
  return { copy: contentOf(language).loyalty, name: contentOf(language).screens.loyalty.name };
}

/** Without scripts, the server reads the form and stores nothing. */
export async function action({ request }: Route.ActionArgs) {
  return analysisOf(await formOf(request));
}

/** With scripts, the form's data stays in the browser. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return analysisOf(await request.formData());
}

/** Loads the analysis on demand: most visits never need it. */
async function analysisOf(form: FormData) {
  const { analyseRetention } = await import('#app/domain/loyalty/retention-plan.ts');
  return analyseRetention(form);
}

export default function LoyaltyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, name } = loaderData;
  return <Loyalty copy={copy} analysis={actionData} breadcrumbs={<Breadcrumbs current={name} />} />;
}
