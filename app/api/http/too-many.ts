import { HttpError } from './http-error.ts';

/** @param seconds until the caller may call again */
export function tooMany(seconds: number): HttpError {
  return new HttpError('too-many', {}, { 'Retry-After': String(seconds) });
}

/**
 * @param wait milliseconds until the caller may call again
 * @throws HttpError 429
 */
export function requireNoWait(wait: number): void {
  if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
}
