import { may } from '#app/domain/crm/permissions.ts';
import { readCockpit } from '#app/domain/cockpit.ts';
import { failureOf } from '#app/data/failures.server.ts';
import { servicesContext } from '#app/middleware/services.ts';
import {
  actorOf,
  requirePermission,
  sessionMiddleware,
  staffContext,
} from '#app/middleware/session.ts';
import type { Route } from './+types/cockpit';

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

const personal = { 'Cache-Control': 'private, no-store' };

/** How the site is set, for whoever may set it; nothing for everybody else, who try the cockpit on their own screen. */
export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!staff || !may(staff.role, 'cockpit'))
    return new Response(null, { status: 204, headers: personal });
  return orUnavailable(async () =>
    Response.json(await context.get(servicesContext).cockpit.read(), { headers: personal }),
  );
}

/** Sets the site for everybody. Settings that were made on a version since replaced are refused, with the one that is. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'cockpit');
  const body = fieldsOf(await request.json().catch(() => null));
  const { version } = body;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0)
    return Response.json({ error: 'invalid' }, { status: 400, headers: personal });
  const { cockpit } = context.get(servicesContext);
  return orUnavailable(async () => {
    const saved = await cockpit.save(readCockpit(body.cockpit), version, actorOf(staff));
    return saved
      ? Response.json(saved, { headers: personal })
      : Response.json(await cockpit.read(), { status: 409, headers: personal });
  });
}

async function orUnavailable(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (failureOf(error) === null) throw error;
    return Response.json({ error: 'unavailable' }, { status: 503, headers: personal });
  }
}

function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
