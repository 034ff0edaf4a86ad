import type { CrmCopy } from '#app/content/crm/shape.ts';

/** What the page says in the demo's own words. */
export interface PreviewWords {
  statuses: CrmCopy['clients']['statuses'];
  bands: CrmCopy['clients']['bands'];
  stages: CrmCopy['projects']['stages'];
  types: CrmCopy['journal']['types'];
  ai: string;
  rule: string;
  rules: CrmCopy['journal']['rules'];
}
