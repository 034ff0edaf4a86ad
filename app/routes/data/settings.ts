import { actorOf } from '#app/application/staff/sessions.ts';
import { failureOf } from '#app/data/engine/database-failure.server.ts';
import { may } from '#app/domain/crm/permissions.ts';
import { readSettings, type SiteSettings } from '#app/domain/settings/site-settings.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { requirePermission, sessionMiddleware, staffContext } from '#app/middleware/session.ts';
import type { Route } from './+types/settings';

export const middleware: Route.MiddlewareFunction[] = [sessionMiddleware];

const personal = { 'Cache-Control': 'private, no-store' };

/** The site settings for staff who may change them; empty for everyone else, who try them in their own browser only. */
export async function loader({ context }: Route.LoaderArgs) {
  const staff = context.get(staffContext);
  if (!staff || !may(staff.role, 'cockpit'))
    return new Response(null, { status: 204, headers: personal });
  return orUnavailable(async () =>
    Response.json(toBody(await context.get(servicesContext).settings.read()), {
      headers: personal,
    }),
  );
}

/** Changes the settings for everyone. A change based on an outdated version is refused, with the current one. */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'cockpit');
  const body = fieldsOf(await request.json().catch(() => null));
  const { version } = body;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 0)
    return Response.json({ error: 'invalid' }, { status: 400, headers: personal });
  const { settings } = context.get(servicesContext);
  return orUnavailable(async () => {
    const saved = await settings.save(readSettings(body.cockpit), version, actorOf(staff));
    return saved
      ? Response.json(toBody(saved), { headers: personal })
      : Response.json(toBody(await settings.read()), { status: 409, headers: personal });
  });
}

/** Clients know the site settings by the name of their page. */
function toBody({ version, site }: { version: number; site: SiteSettings }) {
  return { version, cockpit: site };
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
