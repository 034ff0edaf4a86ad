import { createStaticHandler, RouterContextProvider, type RouteObject } from 'react-router';
import type { Role } from '#app/domain/crm/entities.ts';
import { createEventReader } from '#app/domain/event-stream.ts';
import type { OpenEvents } from '#app/features/crm/session/http-store.ts';
import { createApiLimits } from '#app/middleware/api-limits.server.ts';
import { openBusinesses } from '#app/middleware/open-services.server.ts';
import { createPrivacyDesk } from '#app/middleware/privacy-desk.server.ts';
import { createPrompts, promptsContext } from '#app/middleware/prompts.ts';
import { servicesContext, type Services } from '#app/middleware/services.ts';
import { staffContext } from '#app/middleware/session.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { apiModules } from '#app/routes/api/api-modules.ts';
import { createCrmNews, readChangeCounts } from '../app/data/crm-news.server.ts';
import type { Database } from '../app/data/database.server.ts';
import { createStaff } from '../app/data/staff.server.ts';
import type { FileMail } from '../app/services/mail/file-mail.ts';

type ApiModule = Pick<RouteObject, 'loader' | 'action'>;

const modules = import.meta.glob<ApiModule>(
  ['../app/routes/api/*.ts', '!../app/routes/api/*.test.ts'],
  { eager: true },
);

const routes: RouteObject[] = Object.entries(apiModules).map(([path, file]) => {
  const { loader, action } = modules[`../app/${file}`] ?? {};
  return { path, ...(loader && { loader }), ...(action && { action }) };
});

const origin = 'https://iluma.example';

export interface TestedApi {
  /** Asks as the browser of a member of staff would. */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** In place of the browser's EventSource. */
  openEvents: OpenEvents;
  /** What went wrong on our side. */
  reported: readonly unknown[];
  /** Lets everybody who listens go, as a server that leaves. */
  leave: () => void;
}

/**
 * The API as one process of the site serves it, from Request to Response: its routes, as the router finds them, on a
 * database.
 *
 * @param role of who is signed in; null for nobody
 */
export function openApi(
  database: Database,
  {
    role = 'CEO',
    now = () => Date.UTC(2026, 0, 15, 12),
    pollEvery,
    isLimited = false,
    overpassUrl = null,
    files = null,
  }: {
    role?: Role | null;
    now?: () => number;
    pollEvery?: number;
    /** Whether calls are counted, as the clock of a test stands still. */
    isLimited?: boolean;
    overpassUrl?: string | null;
    /** Where mails are written down, if they are. */
    files?: FileMail | null;
  } = {},
): TestedApi {
  const reported: unknown[] = [];
  const report = (error: unknown) => reported.push(error);
  const news = createCrmNews({
    read: () => readChangeCounts(database.db),
    report,
    ...(pollEvery !== undefined && { every: pollEvery }),
  });
  const secret = 'a secret of tests';
  const services = {
    database,
    secret,
    staff: createStaff(database, secret, now),
    privacy: createPrivacyDesk({ database, files, now }),
    post: { files },
    crmNews: news,
    apiLimits: isLimited ? createApiLimits(database, now) : unlimited(),
    outbox: { wake: () => {} },
    businesses: openBusinesses(database, { overpassUrl, now }),
  } as Services;
  const handler = createStaticHandler(routes);

  const ask: TestedApi['ask'] = async (path, init) => {
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    context.set(siteContext, { ...context.get(siteContext), origin, now });
    context.set(promptsContext, createPrompts({ model: null, limit: 1, now, report }));
    context.set(visitorContext, '192.0.2.1');
    if (role)
      context.set(staffContext, {
        sessionId: 's1',
        userId: 'u1',
        name: 'Inès Caron',
        email: 'ines@iluma.example',
        role,
      });
    return (await handler.queryRoute(new Request(origin + path, init), {
      requestContext: context,
    })) as Response;
  };
  return { ask, openEvents: eventsThrough(ask), reported, leave: () => news.close() };
}

function unlimited(): Services['apiLimits'] {
  const goOn = async () => 0;
  return { calls: goOn, strangers: goOn, streams: new Map() };
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
