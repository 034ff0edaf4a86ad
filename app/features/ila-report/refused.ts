import type { SiteAddressError } from '#app/domain/ila/audit/site-address.ts';
import type { ExportRefusal } from '#app/domain/ila/owner/export-file.ts';

/** Answer to a form that was refused, with what was typed. */
export interface Refused {
  readonly is: string;
  readonly typed?: string;
  readonly error?: SiteAddressError | 'full';
  readonly retryAfter?: number;
  readonly why?: readonly ExportRefusal[];
}
