import type { RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { NotAllowed } from '#app/data/crm-apply.server.ts';
import { createCrmStore, type LiveCrmStore } from '#app/data/crm-store.server.ts';
import { failureOf, isBadValue, withoutValues } from '#app/data/failures.server.ts';
import type { Action } from '#app/domain/crm/permissions.ts';
import { apiUserOf, type ApiUser } from '#app/middleware/api-user.server.ts';
import { promptsContext } from '#app/middleware/prompts.ts';
import { servicesContext, type Services } from '#app/middleware/services.ts';
import { staffUnknownContext } from '#app/middleware/session.ts';
import { siteContext } from '#app/middleware/site.ts';
import { visitorContext } from '#app/middleware/visitor.ts';
import { problem } from './problem.ts';

export interface ApiCall {
  request: Request;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  user: ApiUser;
  services: Services;
  /** The CRM as this user has it. */
  store: LiveCrmStore;
  /** Clock, in epoch milliseconds. */
  now: () => number;
  /** Scheme and host of the site, for what links back to it. */
  origin: string;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a method of an address does, and what one has to be allowed for it. */
interface Operation {
  needs: Action;
  answer: (call: ApiCall) => Promise<Response>;
}

interface RouteArgs {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}

/** An answer of its own, thrown from wherever it becomes clear. */
export class Refusal extends Error {
  readonly response: Response;

  constructor(...refused: Parameters<typeof problem>) {
    super(refused[0]);
    this.response = problem(...refused);
  }
}

/** The loader and action of an address of the API: known callers within their limits, and problems told in one form. */
export function apiRoute(operations: Partial<Record<Method, Operation>>) {
  return async ({ request, params, context }: RouteArgs): Promise<Response> => {
    try {
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const operation = operations[method as Method];
      if (!operation) {
        const allowed = Object.keys(operations).flatMap((each) =>
          each === 'GET' ? ['GET', 'HEAD'] : [each],
        );
        return problem('method-not-allowed', {}, { Allow: allowed.join(', ') });
      }
      const user = await callerOf(request, context);
      if (!user.may(operation.needs)) throw new NotAllowed(operation.needs);
      const services = context.get(servicesContext);
      const { now, origin } = context.get(siteContext);
      const store = createCrmStore({
        database: services.database,
        news: services.crmNews,
        user,
        now,
      });
      const url = new URL(request.url);
      const response = await operation.answer({
        request,
        url,
        params,
        user,
        services,
        store,
        now,
        origin,
      });
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
      return response;
    } catch (error) {
      return refusalOf(error, context);
    }
  };
}

async function callerOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ApiUser> {
  const { apiLimits } = context.get(servicesContext);
  const visitor = context.get(visitorContext);
  const user = await apiUserOf(request, context);
  if (!user && context.get(staffUnknownContext)) throw unavailable();
  const wait = await (user
    ? apiLimits.calls(`${user.actor.kind}/${user.actor.id}`)
    : apiLimits.strangers(visitor));
  if (wait > 0)
    throw new Refusal('too-many', {}, { 'Retry-After': String(Math.ceil(wait / 1000)) });
  if (!user) throw new Refusal('signed-out', {}, { 'WWW-Authenticate': 'Bearer' });
  return user;
}

/** An id that the database cannot even look for is nobody's. */
export function nothingThere(error: unknown): null {
  if (error instanceof RangeError) return null;
  throw error;
}

function unavailable(): Refusal {
  return new Refusal('unavailable', {}, { 'Retry-After': '5' });
}

function refusalOf(error: unknown, context: Readonly<RouterContextProvider>): Response {
  if (error instanceof Refusal) return error.response;
  if (error instanceof NotAllowed) return problem('not-allowed', { action: error.action });
  // Whatever slips through the shapes and is no value for the database.
  if (error instanceof RangeError || isBadValue(error)) return problem('invalid');
  if (failureOf(error) !== null) return unavailable().response;
  context.get(promptsContext).report(withoutValues(error));
  return problem('broken');
}

/** Errors named in one answer: enough to mend a body by. */
const mostErrors = 20;

/** What is wrong, and where. */
export function errorsOf({ issues }: z.ZodError): { path: string; message: string }[] {
  return issues.slice(0, mostErrors).map(({ path, message }) => ({
    path: path.map(String).join('.').slice(0, 200),
    message: message.slice(0, 200),
  }));
}

/** The body, held to its shape. */
export async function bodyOf<Shape extends z.ZodType>(
  request: Request,
  shape: Shape,
): Promise<z.output<Shape>> {
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new Refusal('not-json');
  const body = parsed(await request.text());
  const read = shape.safeParse(body);
  if (!read.success) throw new Refusal('invalid', { errors: errorsOf(read.error) });
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('malformed');
  }
}
