import { data } from 'react-router';
import { contentOf } from '#app/content/content.ts';
import { withPrefix } from '#app/i18n/address.ts';
import { paths } from '#app/i18n/paths.ts';
import { malformedContext, visitContext } from '#app/middleware/visit.ts';
import type { ErrorDetail } from '#app/shell/error-screen.tsx';
import type { Route } from './+types/not-found';
import { nearestScreens } from '#app/application/search/nearest-screens.ts';

/** Every unknown address: 404, or 400 when it cannot be decoded. */
export function loader({ context }: Route.LoaderArgs): never {
  const { language, prefix, path } = context.get(visitContext);
  if (context.get(malformedContext)) throw data(null, { status: 400, statusText: 'Bad Request' });
  const decoded = decodeURIComponent(path);
  const detail: ErrorDetail = {
    term: decoded
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60),
    nearest: nearestScreens(decoded).map((screen) => ({
      name: contentOf(language).screens[screen].name,
      address: withPrefix(prefix, paths[screen][0]),
    })),
  };
  throw data(detail, { status: 404, statusText: 'Not Found' });
}

export const action = loader;

export default function NotFound() {
  return null;
}
