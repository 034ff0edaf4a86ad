import type { ClientField } from '#app/domain/crm/records/client-draft.ts';
import type { FieldError } from '#app/domain/crm/records/read-field.ts';

export interface ClientFormCopy {
  addTitle: string;
  editTitle: string;
  fields: Record<ClientField, string>;
  labelsHelp: string;
  errors: Record<FieldError, string>;
  duplicate: string;
  addAnyway: string;
}
