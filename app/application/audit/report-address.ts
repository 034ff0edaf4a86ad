import { withPrefix } from '#app/i18n/address.ts';
import type { Language } from '#app/i18n/languages.ts';
import { paths } from '#app/i18n/paths.ts';

/** Address of a report in a language, without scheme and host. */
export function reportAddress(language: Language, query: string): string {
  return `${withPrefix(`/${language}`, paths['ila-report'][0])}?${query}`;
}
