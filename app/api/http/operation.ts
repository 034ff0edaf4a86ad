import type { z } from 'zod';
import type { Action } from '#app/domain/crm/permissions.ts';
import type { Json } from '#app/domain/leads/attachment.ts';
import type { SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';
import type { CallContext } from './call-context.ts';
import { eventStreamHeaders } from './event-stream.ts';
import { HttpError } from './http-error.ts';
import type { ProblemDetails } from './problem.ts';
import { readBody, readParams, readQuery, versionSeen } from './read-request.ts';
import { wholeStream } from './stream-bytes.ts';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Method and path, with `:name` for each parameter of the path: `GET /api/leads/:id`. */
export type OperationName = `${Method} /api/${string}`;

type ParamShapes = Readonly<Record<string, z.ZodType>>;
export type QueryShape = z.ZodObject<z.ZodRawShape, z.core.$ZodObjectConfig>;

/** Response data, which serialization never mutates. */
export type Immutable<T> = [Json] extends [T]
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: Immutable<T[Key]> }
    : T;

/** The request, parsed by the shapes of its operation. */
interface Input<Params, Query, Body, Version> {
  params: Params extends ParamShapes
    ? { readonly [Name in keyof Params]: z.output<Params[Name]> }
    : undefined;
  query: z.output<Query>;
  body: z.output<Body>;
  /** The version named by `If-Match`. */
  version: Version extends true ? number : undefined;
}

type Call<Params, Query, Body, Version> = CallContext & Input<Params, Query, Body, Version>;

/** The success response of an operation. */
interface Answer<Reply extends z.ZodType = z.ZodType> {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  /** Absent for an answer without a body. */
  readonly body?: Reply;
  /** Defaults to `application/json`. */
  readonly media?: 'text/event-stream' | 'application/octet-stream';
  /** Headers that it always has. */
  readonly headers?: readonly string[];
}

type Headed = { readonly headers?: Readonly<Record<string, string>> };

/** A handler's answer: data, a stream of events, or nothing for an answer without a body. */
type Handled<Body extends z.ZodType> =
  | (Headed & { readonly body: Immutable<z.output<Body>> })
  /** The body as serialised JSON, for large responses. */
  | (Headed & { readonly json: Uint8Array<ArrayBuffer> })
  | (Headed & { readonly stream: ReadableStream<Uint8Array> })
  | (Body extends z.ZodUndefined ? void : never);

/** The contract of an operation, read by dispatch, description and client. */
export interface Operation<
  Name extends OperationName = OperationName,
  Params extends ParamShapes | undefined = ParamShapes | undefined,
  Query extends QueryShape | z.ZodUndefined = QueryShape | z.ZodUndefined,
  Body extends z.ZodType = z.ZodType,
  Success extends z.ZodType = z.ZodType,
  Problems extends ProblemDetails | undefined = ProblemDetails | undefined,
  Version extends boolean | undefined = boolean | undefined,
> {
  readonly name: Name;
  readonly summary: string;
  /** Required permission; null for public operations. */
  readonly needs: Action | null;
  readonly params: Params;
  readonly query: Query | undefined;
  readonly body: Body | undefined;
  readonly takesVersion: Version;
  /** The sensitive change that it makes. Only a person who has re-authenticated within five minutes may make one. */
  readonly sensitive: SensitiveChange | undefined;
  /** Whether it accepts an `Idempotency-Key`: a repeat with the same key does nothing and gets the first response. */
  readonly takesIdempotencyKey: boolean | undefined;
  readonly answer: Answer<Success>;
  /** Problems of its own, with their details. Problems that any call may have are not listed. */
  readonly problems: Problems;
  respond(context: CallContext, params: Readonly<Record<string, string>>): Promise<Response>;
}

interface Definition<
  Params extends ParamShapes | undefined,
  Query extends QueryShape | z.ZodUndefined,
  Body extends z.ZodType,
  Success extends z.ZodType,
  Problems extends ProblemDetails | undefined,
  Version extends boolean | undefined,
> {
  summary: string;
  /** Required permission, which is also a key's scope. Null for public operations. */
  needs: Action | null;
  /** A second permission, depending on the request. */
  needsToo?: (asked: { query: z.output<Query>; body: z.output<Body> }) => Action | null;
  /** A value that does not match its shape is answered with 404. */
  params?: Params;
  query?: Query;
  body?: Body;
  /** Whether the change requires `If-Match` (RFC 9110 §13.1.1). */
  takesVersion?: Version;
  /** The sensitive change that it makes, if any. */
  sensitive?: SensitiveChange;
  /** For an operation that must not be repeated: a repeat with the same `Idempotency-Key` does nothing. */
  takesIdempotencyKey?: boolean;
  answer: Answer<Success>;
  problems?: Problems;
  handle: (call: Call<Params, Query, Body, Version>) => Promise<Handled<Success>>;
}

/** Defines an operation of the API: the single source of its contract. */
export function operation<
  const Name extends OperationName,
  Params extends ParamShapes | undefined = undefined,
  Query extends QueryShape | z.ZodUndefined = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Success extends z.ZodType = z.ZodUndefined,
  Problems extends ProblemDetails | undefined = undefined,
  const Version extends boolean | undefined = undefined,
>(
  name: Name,
  definition: Definition<Params, Query, Body, Success, Problems, Version>,
): Operation<Name, Params, Query, Body, Success, Problems, Version> {
  const { summary, needs, needsToo, query, body, takesVersion, sensitive, answer, handle } =
    definition;
  const params = definition.params as Params;
  return {
    name,
    summary,
    needs,
    params,
    query,
    body,
    takesVersion: takesVersion as Version,
    sensitive,
    takesIdempotencyKey: definition.takesIdempotencyKey,
    answer,
    problems: definition.problems as Problems,
    async respond(context, given) {
      // The order matters: the first error is the one reported.
      const asked = {
        query: readQuery(query, context.url.searchParams) as z.output<Query>,
        body: (await readBody(body, context.request)) as z.output<Body>,
      };
      const other = needsToo?.(asked);
      if (other && !context.user.may(other)) throw new HttpError('not-allowed', { action: other });
      const input = {
        ...asked,
        params: readParams(params, given) as Input<Params, Query, Body, Version>['params'],
        version: (takesVersion ? versionSeen(context.request) : undefined) as Input<
          Params,
          Query,
          Body,
          Version
        >['version'],
      };
      const reply = await handle({ ...context, ...input });
      return responseOf(answer, reply ?? {});
    },
  };
}

const streamHeaders = {
  'text/event-stream': eventStreamHeaders,
  'application/octet-stream': { 'Content-Type': 'application/octet-stream' },
} as const satisfies Record<NonNullable<Answer['media']>, Readonly<Record<string, string>>>;

function responseOf(
  { status, media }: Answer,
  reply: Headed & {
    body?: unknown;
    json?: Uint8Array<ArrayBuffer>;
    stream?: ReadableStream<Uint8Array>;
  },
): Response {
  const init = { status, headers: { 'Cache-Control': 'no-store', ...reply.headers } };
  if (reply.stream)
    return new Response(reply.stream, {
      ...init,
      headers: { ...init.headers, ...streamHeaders[media ?? 'text/event-stream'] },
    });
  if (reply.json !== undefined)
    return new Response(wholeStream(reply.json), {
      ...init,
      headers: { ...init.headers, 'Content-Type': 'application/json' },
    });
  return reply.body === undefined ? new Response(null, init) : Response.json(reply.body, init);
}
