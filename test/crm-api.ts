import { createStaticHandler, RouterContextProvider, type RouteObject } from 'react-router';
import { createApiLimits } from '#app/application/api-limits.server.ts';
import { createAuditWatch } from '#app/application/audit/follow-audit.server.ts';
import { createBackupStatus } from '#app/application/backups/scheduled-backups.server.ts';
import { createLeadService } from '#app/application/leads/lead-service.server.ts';
import { openBusinesses } from '#app/application/open-services.server.ts';
import { createOpenStreams } from '#app/application/open-streams.ts';
import { createPrivacyService } from '#app/application/privacy/privacy-service.server.ts';
import { createPrompts } from '#app/application/prompts/prompts.ts';
import type { Services } from '#app/application/services.ts';
import { placesOf } from '#app/domain/bookings/meeting-settings.ts';
import type { Role } from '#app/domain/crm/records/entities.ts';
import { createEventReader } from '#app/domain/prompts/event-stream.ts';
import type { OpenEvents } from '#app/features/crm/session/live-events.ts';
import { leadLogContext } from '#app/middleware/lead-log.ts';
import { promptsContext } from '#app/middleware/prompts.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { staffContext } from '#app/middleware/session.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { action, loader } from '#app/routes/api.ts';
import { createChangeFeed, readChangeCounts } from '../app/data/crm/change-feed.server.ts';
import type { Database } from '../app/data/engine/database.server.ts';
import { createSettingsCache } from '../app/data/settings/settings-cache.server.ts';
import { createPublicTeam } from '../app/data/staff/accounts/public-team.server.ts';
import { createStaff } from '../app/data/staff/staff.server.ts';

const silentLeadLog = { kept() {}, failed() {}, dropped() {} };

const routes: RouteObject[] = [{ path: '/api/*', loader, action }];

const origin = 'https://iluma.example';

export interface TestedApi {
  /** Sends a request as a staff member's browser. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Replaces the browser's EventSource. */
  openEvents: OpenEvents;
  /** Errors that the server reported. */
  reported: readonly unknown[];
  /** Ends all event streams, as when the server stops. */
  leave: () => void;
}

/**
 * The API as one process of the site serves it, from Request to Response, on a database.
 *
 * @param role of the signed-in staff member; null without a session
 */
export function openApi(
  database: Database,
  {
    role = 'CEO',
    staffId = 'u1',
    now = () => Date.UTC(2026, 0, 15, 12),
    pollEvery,
    isLimited = false,
    overpassUrl = null,
    confirmedAt,
  }: {
    role?: Role | null;
    /** The member's id. */
    staffId?: string;
    now?: () => number;
    pollEvery?: number;
    /** Whether rate limits apply; off by default, since a test's clock does not advance. */
    isLimited?: boolean;
    overpassUrl?: string | null;
    /** When the staff member last confirmed their identity; now by default. */
    confirmedAt?: number;
  } = {},
): TestedApi {
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const changeFeed = createChangeFeed({
    read: () => readChangeCounts(database.db),
    report,
    ...(pollEvery !== undefined && { every: pollEvery }),
  });
  const secret = 'a secret of tests';
  const settings = createSettingsCache({ database, now, report });
  const places = () => placesOf(settings.meetings(), null);
  const services = {
    database,
    secret,
    settings,
    serverVideoUrl: null,
    places,
    leads: createLeadService({ database, secret, teamEmail: null, places }),
    sendsMail: true,
    staff: createStaff(database, secret, now),
    publicTeam: createPublicTeam({ database, now, report }),
    privacy: createPrivacyService({ database, now }),
    changeFeed,
    auditWatch: createAuditWatch(database),
    apiLimits: isLimited ? createApiLimits(database, now) : unlimited(),
    outbox: { wake: () => {} },
    backupStatus: createBackupStatus(database, { every: 24 * 3_600_000, keep: 7, environment: {} }),
    businesses: openBusinesses(database, { overpassUrl, now }),
  } as Services;
  const handler = createStaticHandler(routes);

  const ask: TestedApi['ask'] = async (path, init) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(siteContext, { ...context.get(siteContext), origin, now });
    context.set(promptsContext, createPrompts({ database, model: null, limit: 1, now, report }));
    context.set(visitorContext, '192.0.2.1');
    context.set(leadLogContext, silentLeadLog);
    if (role)
      context.set(staffContext, {
        sessionId: 's1',
        userId: staffId,
        name: 'Inès Caron',
        email: 'ines@iluma.example',
        role,
        language: 'fr',
        confirmedAt: confirmedAt ?? now(),
        hasSecondStep: false,
      });
    return (await handler.queryRoute(new Request(origin + path, init), {
      requestContext: context,
    })) as Response;
  };
  return { ask, openEvents: eventsThrough(ask), reported, leave: () => changeFeed.close() };
}

function unlimited(): Services['apiLimits'] {
  const goOn = async () => 0;
  return {
    calls: goOn,
    anonymousCalls: goOn,
    audits: goOn,
    askedAudits: goOn,
    staffAudits: goOn,
    replies: goOn,
    streams: createOpenStreams(),
  };
}

function eventsThrough(ask: TestedApi['ask']): OpenEvents {
  return (address, listener) => {
    const stopped = new AbortController();
    const follow = async () => {
      const { body } = await ask(address, { signal: stopped.signal });
      const read = createEventReader();
      const decoder = new TextDecoder();
      for await (const part of body ?? [])
        for (const { event, data } of read(decoder.decode(part, { stream: true })))
          if (!stopped.signal.aborted) listener(event as 'hello', data);
    };
    void follow().catch(() => {});
    return () => stopped.abort();
  };
}
