import type { Language } from '#app/domain/languages.ts';

/** Path of the CRM, without a language. */
export const crmPath = '/crm-complet';

/**
 * Address of the CRM in a language.
 *
 * @param opened query parameters for the record to open, such as `{ lead: id }`
 */
export function crmAddress(
  language: Language,
  opened: Readonly<Record<string, string>> | string = {},
): string {
  const query = new URLSearchParams(opened).toString();
  return `/${language}${crmPath}${query && `?${query}`}`;
}
