import type { SitePage } from '#app/i18n/site-pages.ts';
import type { Content } from './shape.ts';

/** Name of a page and what it says, in one sentence. */
export function pageName(
  { screen, check }: SitePage,
  { auditChecks, guide, screens }: Content,
): { name: string; summary: string } {
  return check === null
    ? screens[screen]
    : { name: auditChecks.checks[check].name, summary: guide.checks[check].description };
}
