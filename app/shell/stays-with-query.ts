import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages whose data does not depend on the query: a change of query does not reload it. */
export function staysWithQuery({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  const isOtherQuery = currentUrl.search !== nextUrl.search;
  return !(isSamePage && isOtherQuery) && defaultShouldRevalidate;
}
