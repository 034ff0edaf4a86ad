import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** For pages with a form: its response does not reload their data, since the server may be unavailable. */
export function staysWithAnswer({
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return actionResult === undefined && defaultShouldRevalidate;
}
