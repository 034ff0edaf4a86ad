import type { CrmCopy } from '#app/content/crm/shape.ts';

/** Messages of the demo CRM that this page reuses. */
export interface PreviewMessages {
  statuses: CrmCopy['clients']['statuses'];
  bands: CrmCopy['clients']['bands'];
  stages: CrmCopy['projects']['stages'];
  types: CrmCopy['journal']['types'];
  ai: string;
  rule: string;
  rules: CrmCopy['journal']['rules'];
}
