import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For a page whose data does not depend on its query: what changes there is no reason to ask the server again. */
export function staysWithQuery({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isOtherQuery = currentUrl.search !== nextUrl.search;
  return !(isSamePage && isOtherQuery) && defaultShouldRevalidate;
}
