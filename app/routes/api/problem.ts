/** Everything the API refuses with, and the status that goes with it. */
const problems = {
  malformed: [400, 'The body is not JSON'],
  'bad-query': [400, 'A parameter is not one of this address, or has a value that means nothing'],
  'signed-out': [401, 'Sign in, or send a key'],
  'not-allowed': [403, 'This is not yours to do'],
  'not-found': [404, 'There is nothing here'],
  'method-not-allowed': [405, 'This address does not answer to this method'],
  conflict: [409, 'Somebody has changed it meanwhile'],
  duplicate: [409, 'There is a client that it may already be'],
  'not-possible': [409, 'Its state does not admit this'],
  changed: [412, 'It is no longer the version that was named'],
  'too-large': [413, 'The body is too large'],
  'not-json': [415, 'Send application/json'],
  invalid: [422, 'The body is JSON, but not what is expected here'],
  'version-needed': [428, 'Name the version that was seen, as If-Match: "3"'],
  'too-many': [429, 'Too many calls'],
  broken: [500, 'Something went wrong on our side'],
  unavailable: [503, 'The data cannot be reached for the moment'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof problems;

export const problemCodes = Object.keys(problems) as ProblemCode[];

/** A refusal in the form of RFC 9457. */
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
