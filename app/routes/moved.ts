import { redirect } from 'react-router';
import { withPrefix } from '#app/i18n/address.ts';
import { moved, paths } from '#app/i18n/paths.ts';
import { visitContext } from '#app/middleware/visit.ts';
import type { Route } from './+types/moved';

/** Old or mistyped addresses with a known target: permanent redirects that keep form data and query. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { prefix, path } = context.get(visitContext);
  const screen = moved[path as keyof typeof moved];
  return redirect(withPrefix(prefix, paths[screen][0]) + url.search, 301);
}
