import { z } from 'zod';
import { actions } from '#app/domain/crm/permissions.ts';
import type { SensitiveChange } from '#app/domain/staff/sensitive-changes.ts';

/** Every problem code of the API, with its status. */
const problems = {
  malformed: [400, 'The body is not valid JSON'],
  'bad-query': [400, 'A parameter is unknown or has an invalid value'],
  'signed-out': [401, 'Sign in, or send an API key'],
  'not-allowed': [403, 'You do not have permission to do this'],
  history: [403, 'Notes can only be added, and journal entries cannot be changed'],
  'confirmation-required': [403, 'Confirm your password first; a confirmation lasts five minutes'],
  'not-found': [404, 'Nothing was found at this address'],
  'method-not-allowed': [405, 'This address does not support this method'],
  conflict: [409, 'Someone has changed it in the meantime'],
  duplicate: [409, 'This client may already exist'],
  'slot-taken': [409, 'This time is not available, or no longer is'],
  'not-possible': [409, 'This is not possible in its current state'],
  changed: [412, 'It has changed since the version in If-Match'],
  'too-large': [413, 'The body is too large'],
  'not-json': [415, 'Send the body as application/json'],
  invalid: [422, 'The body is valid JSON but does not match the schema'],
  'version-needed': [428, 'Send the version you read, for example If-Match: "3"'],
  'too-many': [429, 'Too many requests'],
  broken: [500, 'Something went wrong on our side'],
  unavailable: [503, 'The data is temporarily unavailable'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as ProblemCode[];

/** Details of an operation's problems, besides their code. */
export type ProblemDetails = Readonly<Partial<Record<ProblemCode, z.ZodRawShape>>>;

const errors = z.array(z.strictObject({ path: z.string(), message: z.string() }));
const allCalls = {
  'signed-out': {},
  'not-allowed': { action: z.enum(actions) },
  'too-many': {},
  broken: {},
  unavailable: {},
} as const satisfies ProblemDetails;
const callsWithParameters = { 'bad-query': { errors: errors.exactOptional() } } as const;
const callsWithBody = {
  malformed: {},
  'not-json': {},
  'too-large': {},
  invalid: { errors: errors.exactOptional() },
} as const;

const sensitiveCalls = { 'confirmation-required': { hasSecondStep: z.boolean() } } as const;

interface Described {
  readonly query: unknown;
  readonly body: unknown;
  readonly takesVersion: boolean | undefined;
  readonly sensitive: SensitiveChange | undefined;
  readonly takesIdempotencyKey: boolean | undefined;
  readonly problems: ProblemDetails | undefined;
}

/** All problems that an operation may answer with. */
export function problemsOf({
  query,
  body,
  takesVersion,
  sensitive,
  takesIdempotencyKey,
  problems: own,
}: Described) {
  const all: ProblemDetails = {
    ...allCalls,
    ...((query !== undefined || takesIdempotencyKey) && callsWithParameters),
    ...(body !== undefined && callsWithBody),
    ...(takesVersion && { 'version-needed': {} }),
    ...(sensitive && sensitiveCalls),
    ...own,
  };
  return Object.entries(all).map(([code, details]) => problemShape(code as ProblemCode, details));
}

/** The body of an error response (RFC 9457). */
function problemShape(code: ProblemCode, details: z.ZodRawShape) {
  const [status, title] = problems[code];
  const shape = z.strictObject({
    ...details,
    type: z.literal('about:blank'),
    title: z.literal(title),
    status: z.literal(status),
    code: z.literal(code),
  });
  return { code, status, title, hasDetails: Object.keys(details).length > 0, shape };
}

/** An error response in the form of RFC 9457. */
export function problem(
  code: ProblemCode,
  details: Readonly<Record<string, unknown>> = {},
  headers: HeadersInit = {},
): Response {
  const [status, title] = problems[code];
  const response = Response.json(
    { ...details, type: 'about:blank', title, status, code },
    { status, headers },
  );
  response.headers.set('Content-Type', 'application/problem+json');
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
