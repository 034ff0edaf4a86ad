import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages with a form: the answer to it does not ask for their data again, as the server may be away. */
export function staysWithAnswer({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult === undefined && defaultShouldRevalidate;
}
