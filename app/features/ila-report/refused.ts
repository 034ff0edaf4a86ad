import type { SiteAddressError } from '#app/domain/ila/audit/site-address.ts';
import type { ExportRefusal } from '#app/domain/ila/owner/export-file.ts';

/** Response to a rejected form, with the typed values. */
export interface Refused {
  readonly is: string;
  readonly typed?: string;
  readonly error?: SiteAddressError | 'full';
  readonly retryAfter?: number;
  readonly why?: readonly ExportRefusal[];
}
