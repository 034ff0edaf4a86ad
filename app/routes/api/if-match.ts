import { Refusal } from './api-route.ts';

/** The version that the caller has seen (RFC 9110 §13.1.1). */
export function versionSeen(request: Request): number {
  const [, version] = /^"(\d{1,10})"$/.exec(request.headers.get('if-match') ?? '') ?? [];
  if (version === undefined) throw new Refusal('version-needed');
  return Number(version);
}
