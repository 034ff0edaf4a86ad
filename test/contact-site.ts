import { RouterContextProvider, type UNSAFE_DataWithResponseInit } from 'react-router';
import { createFloodGuard } from '#app/application/leads/flood-guard.server.ts';
import { createLeadService } from '#app/application/leads/lead-service.server.ts';
import type { Services } from '#app/application/services.ts';
import type { Database } from '#app/data/engine/database.server.ts';
import { defaultMeetingSettings, placesOf } from '#app/domain/bookings/meeting-settings.ts';
import { parseAddress } from '#app/i18n/address.ts';
import { leadLogContext } from '#app/middleware/lead-log.ts';
import { servicesContext } from '#app/middleware/services.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitContext } from '#app/middleware/visit.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { loader as tokenLoader } from '#app/routes/data/form-token.ts';
import { action, loader } from '#app/routes/site/contact.tsx';
import { loader as statusLoader } from '#app/routes/site/lead-status.tsx';
import { createStaff } from '../app/data/staff/staff.server.ts';

export const noon = Date.UTC(2026, 0, 15, 17);
export const typed = {
  nom: 'Ana Ruiz',
  email: 'ana@exemple.example',
  telephone: '',
  entreprise: '',
  objet: 'seo',
  message: 'Bonjour, personne ne me trouve.',
};

export type Answer = Response | UNSAFE_DataWithResponseInit<Record<string, unknown>>;

/** Secret of the site. */
export const secret = 's'.repeat(32);

/** The routes of a site without a server, with a fixed clock and visitor address. */
export function siteOn(
  database: Database,
  {
    now: clock = noon,
    visitor = '192.0.2.1',
    quarantineLimit = 200_000_000,
  }: { now?: number | (() => number); visitor?: string; quarantineLimit?: number } = {},
) {
  const now = typeof clock === 'number' ? () => clock : clock;
  const log: unknown[] = [];
  const leadLog = {
    kept: (line: unknown) => log.push(line),
    failed: (line: unknown) => log.push(line),
    dropped: (line: unknown) => log.push(line),
  };
  const floodGuard = createFloodGuard({
    database,
    budget: quarantineLimit,
    now,
    log: leadLog,
    report: (error) => {
      throw error;
    },
  });
  const places = () => placesOf(defaultMeetingSettings, null);
  const leads = createLeadService({ database, secret, teamEmail: null, places });
  let sender = visitor;
  const argsFor = (path: string, request: Request) => {
    const url = new URL(path, 'https://iluma.example');
    const context = new RouterContextProvider();
    const { language, ...visit } = parseAddress(url.pathname);
    context.set(visitContext, { ...visit, language: language ?? 'fr' });
    context.set(servicesContext, {
      database,
      secret,
      leads,
      floodGuard,
      staff: createStaff(database, secret, now),
    } as Services);
    context.set(siteContext, {
      origin: 'https://iluma.example',
      launchAt: 0,
      now,
      photoPattern: null,
      tagUrl: null,
      hints: { preconnect: [], dnsPrefetch: [], analytics: [] },
    });
    context.set(visitorContext, sender);
    context.set(leadLogContext, leadLog);
    return { context, url, request, params: {} } as never;
  };
  const get = (path: string) => argsFor(path, new Request(new URL(path, 'https://iluma.example')));
  return {
    log,
    floodGuard,
    /** From now on, sends from another IP address. */
    visitFrom: (address: string) => (sender = address),
    send: async (
      fields: Record<string, string> | FormData,
      path = '/fr/contact',
    ): Promise<Answer> => {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
      const url = new URL(path, 'https://iluma.example');
      return action(argsFor(path, new Request(url, { method: 'POST', body })));
    },
    page: (path: string) => loader(get(path)),
    token: async () => tokenLoader(get('/form-token')).text(),
    status: async (query: string, language = 'fr') => {
      const answer = await statusLoader(get(`/${language}/suivi${query}`));
      return { ...answer.data, httpStatus: answer.init?.status ?? 200 };
    },
  };
}

/** The status page's path of a stored message. */
export function placeOf(answer: Answer): string {
  if (!(answer instanceof Response) || answer.status !== 303)
    throw new Error(`Not kept: ${JSON.stringify(answer)}`);
  return answer.headers.get('location') ?? '';
}

export const queryOf = (place: string) => new URL(place, 'https://iluma.example').search;
export const referenceIn = (place: string) =>
  new URLSearchParams(queryOf(place)).get('reference') ?? '';
