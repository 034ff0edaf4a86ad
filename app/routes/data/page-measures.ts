import { z } from 'zod';
import type { PageMeasures } from '#app/domain/system/page-measures.ts';
import { servicesContext } from '#app/middleware/services.ts';
import type { Route } from './+types/page-measures';

const measure = z.number().min(0).max(600_000).nullable();

/** Figures only: no data about the visitor or the address. */
const pageMeasures = z.object({
  lcp: measure,
  inp: measure,
  cls: measure,
}) satisfies z.ZodType<PageMeasures>;

export function loader() {
  return new Response(null, { status: 405 });
}

/** Adds a browser's page measurements to the metrics; stores nothing else. */
export async function action({ request, context }: Route.ActionArgs) {
  const { data } = pageMeasures.safeParse(await request.json().catch(() => null));
  if (!data) return new Response(null, { status: 400 });
  context.get(servicesContext).pageMeasures.add(data);
  return new Response(null, { status: 204 });
}
