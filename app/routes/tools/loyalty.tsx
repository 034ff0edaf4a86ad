import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { readNurturing } from '#app/domain/loyalty/retention-plan.ts';
import { Loyalty } from '#app/features/loyalty/loyalty.tsx';
import { formOf } from '#app/middleware/form.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { Breadcrumbs } from '#app/shell/navigation/breadcrumbs.tsx';
import { pageMeta } from '#app/shell/page-meta.ts';
import type { Route } from './+types/loyalty';
import { publicPage } from '#app/shell/public-page.ts';

export const headers = publicPage;

/** An analysis changes nothing that the page was loaded with. */
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

/** Without scripts the server reads the form; it keeps nothing of it. */
export async function action({ request }: Route.ActionArgs) {
  return readNurturing(await formOf(request));
}

/** With scripts the form stays in the browser. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return readNurturing(await request.formData());
}

export default function LoyaltyPage({ loaderData, actionData }: Route.ComponentProps) {
  const { copy, name } = loaderData;
  return <Loyalty copy={copy} sent={actionData} breadcrumbs={<Breadcrumbs current={name} />} />;
}
