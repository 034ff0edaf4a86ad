import type { z } from 'zod';
import type { Immutable } from '#app/api/http/operation.ts';
import type { ProblemCode } from '#app/api/http/problem.ts';
import { searchParamsOf, type ParamValues } from '#app/domain/search-params.ts';
import type { OperationNamed } from '../table.ts';
import { createIdempotencyKeys } from './idempotency-keys.ts';

export type Name = keyof OperationNamed;

/** Coerced query parameters accept `unknown`; the parsed type is what callers mean. */
type Queried<Shape extends z.ZodType> =
  Shape extends z.ZodType<infer Output, infer Input>
    ? {
        readonly [Key in keyof Input]: unknown extends Input[Key]
          ? Immutable<Output[Key & keyof Output]>
          : Immutable<Input[Key]>;
      }
    : never;

type QueryPart<Shape> = Shape extends z.ZodUndefined
  ? unknown
  : Shape extends z.ZodType
    ? object extends Queried<Shape>
      ? { query?: Queried<Shape> | URLSearchParams }
      : { query: Queried<Shape> }
    : unknown;

type BodyPart<Shape> = Shape extends z.ZodUndefined
  ? unknown
  : Shape extends z.ZodType
    ? { body: Immutable<z.input<Shape>> }
    : unknown;

/** The arguments of a call. */
type CallArguments<N extends Name> = (OperationNamed[N]['params'] extends undefined
  ? unknown
  : { params: { readonly [Key in keyof OperationNamed[N]['params']]: string } }) &
  QueryPart<Exclude<OperationNamed[N]['query'], undefined>> &
  BodyPart<Exclude<OperationNamed[N]['body'], undefined>> &
  /** The version that the caller has read. */
  (OperationNamed[N]['takesVersion'] extends true ? { version: number } : unknown);

/** The request body of an operation. */
export type BodyOf<N extends Name> = CallArguments<N> extends { body: infer Body } ? Body : never;

export type ReplyOf<N extends Name> = z.output<NonNullable<OperationNamed[N]['answer']['body']>>;

/** Problems with details of their own, and all others. */
type Problem<Own> =
  | {
      [Code in keyof Own]: { code: Code } & (Own[Code] extends z.ZodRawShape
        ? z.output<z.ZodObject<Own[Code]>>
        : unknown);
    }[keyof Own]
  | {
      code: Exclude<ProblemCode, keyof Own>;
      errors?: readonly { path: string; message: string }[];
    };

/** A failed call. Without a response: status 0 and its cause. Errors of proxies have no problem. */
interface Failed<N extends Name> {
  ok: false;
  status: number;
  problem: Problem<OperationNamed[N]['problems']> | null;
  cause?: unknown;
}

export type Answer<N extends Name> =
  | { ok: true; status: number; headers: Headers; body: ReplyOf<N>; cause?: never }
  | Failed<N>;

/** Replaces the browser's `fetch`. */
export type Fetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The arguments of any call. */
interface AnyArguments {
  params?: Readonly<Record<string, string>>;
  query?: URLSearchParams | ParamValues;
  body?: unknown;
  version?: number | undefined;
}

/** Calls an operation of the API by its name in the table. Never rejects for an error response or a network failure. */
type CallApi = <N extends Name>(
  name: N,
  ...args: object extends CallArguments<N> ? [CallArguments<N>?] : [CallArguments<N>]
) => Promise<Answer<N>>;

export function createApiClient(fetchFn: Fetch = (path, init) => fetch(path, init)): CallApi {
  const keys = createIdempotencyKeys();
  async function call(name: Name, args: AnyArguments = {}) {
    const repeat = keys.of(name, args);
    try {
      const response = await fetchFn(addressOf(name, args), initOf(name, args, repeat?.key));
      const { ok, status, headers } = response;
      if (!ok) {
        // After a 5xx, from a proxy or an overloaded server, the outcome of the call is unknown.
        if (status < 500) repeat?.answered();
        return { ok, status, problem: (await response.json().catch(() => null)) as unknown };
      }
      // The connection may break in the middle of a response.
      const body: unknown = status === 204 ? null : await response.json();
      repeat?.answered();
      return { ok, status, headers, body };
    } catch (cause) {
      return { ok: false, status: 0, problem: null, cause };
    }
  }
  // The only unchecked cast of response types; a test checks responses against the table.
  return call as CallApi;
}

/** The address of an operation, with path parameters and defined query parameters. */
export function addressOf(name: Name, { params = {}, query = {} }: AnyArguments = {}): string {
  const path = name
    .replace(/^\w+ /, '')
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const search = query instanceof URLSearchParams ? query : searchParamsOf(query);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Timeout of a read in milliseconds: networks may drop requests silently. */
const longestRead = 30_000;

function initOf(name: Name, { body, version }: AnyArguments, key?: string): RequestInit {
  const method = name.replace(/ .*/, '');
  return {
    method,
    ...(method === 'GET' && { signal: AbortSignal.timeout(longestRead) }),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}
