import type { AuditCheckId } from '#app/domain/ila/audit/check-table.ts';

/**
 * What people ask a page of the guide for, in words that its own texts may not have: phrases separated by semicolons, as
 * those of the site's own pages (../asked). A check without any does not compile.
 */
export type AskedOfGuide = Readonly<Record<AuditCheckId, string>>;
