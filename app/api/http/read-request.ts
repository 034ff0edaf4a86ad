import { z } from 'zod';
import { HttpError } from './http-error.ts';

/** Maximum number of errors in one response. */
const mostErrors = 20;

/** Validation issues as a response lists them. */
function errorsOf({ issues }: z.ZodError): { path: string; message: string }[] {
  return issues.slice(0, mostErrors).map(({ path, message }) => ({
    path: path.map(String).join('.').slice(0, 200),
    message: message.slice(0, 200),
  }));
}

/** @throws HttpError 404 when a path parameter does not match its shape */
export function readParams(
  shapes: Readonly<Record<string, z.ZodType>> | undefined,
  given: Readonly<Record<string, string>>,
): Record<string, unknown> | undefined {
  if (!shapes) return undefined;
  return Object.fromEntries(
    Object.entries(shapes).map(([name, shape]) => {
      const read = shape.safeParse(given[name]);
      if (!read.success) throw new HttpError('not-found');
      return [name, read.data];
    }),
  );
}

/**
 * A parameter may occur once, unless its shape is a list.
 *
 * @returns undefined for an operation without a query, whatever is sent
 * @throws HttpError 400
 */
export function readQuery(
  shape: z.ZodObject<z.ZodRawShape, z.core.$ZodObjectConfig> | z.ZodUndefined | undefined,
  params: URLSearchParams,
): unknown {
  if (!(shape instanceof z.ZodObject)) return undefined;
  const given = Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 || isList(shape.shape[name]) ? values : values[0]];
    }),
  );
  const read = shape.safeParse(given);
  if (!read.success) throw new HttpError('bad-query', { errors: errorsOf(read.error) });
  return read.data;
}

function isList(shape: z.core.$ZodType | undefined): boolean {
  if (shape instanceof z.ZodOptional) return isList(shape.unwrap());
  return shape instanceof z.ZodArray;
}

/**
 * @throws HttpError 415 for a media type other than JSON, 400 for malformed JSON, 422 for a body that does not match
 * its shape
 */
export async function readBody(shape: z.ZodType | undefined, request: Request): Promise<unknown> {
  if (!shape) return undefined;
  if (!/^application\/json *(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw new HttpError('not-json');
  const read = shape.safeParse(parsed(await request.text()));
  if (!read.success) throw new HttpError('invalid', { errors: errorsOf(read.error) });
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError('malformed');
  }
}

/**
 * The version that the caller has read (RFC 9110 §13.1.1).
 *
 * @throws HttpError 428
 */
export function versionSeen(request: Request): number {
  const [, version] = /^"(\d{1,10})"$/.exec(request.headers.get('if-match') ?? '') ?? [];
  if (version === undefined) throw new HttpError('version-needed');
  return Number(version);
}
