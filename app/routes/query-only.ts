import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages that filter what they already have: another query on the same path needs nothing from the server. */
export function keepOnQuery({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return !(isSamePage && currentUrl.search !== nextUrl.search) && defaultShouldRevalidate;
}
