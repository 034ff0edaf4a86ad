/** Name of the robot in User-Agent headers, and its token in robots.txt files. */
export const robotToken = 'IlumaAudit';

/**
 * User-Agent header of the audit.
 *
 * @param origin of the site that has a page about the robot; null if none is public
 */
export function robotAgent(origin: string | null): string {
  const page = origin === null ? '' : `; +${origin}/robot`;
  return `Mozilla/5.0 (compatible; ${robotToken}/1.0${page})`;
}
