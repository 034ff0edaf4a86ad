import type { ClientStatus } from '#app/domain/crm/records/entities.ts';

export interface ClientsCopy {
  title: string;
  search: string;
  filters: string;
  all: string;
  statuses: Record<ClientStatus, string>;
  filterNames: Record<ClientStatus, string>;
  sort: string;
  sorts: { name: string; score: string; revenue: string; updatedAt: string };
  owner: string;
  anyOwner: string;
  add: string;
  added: string;
  saved: string;
  deleted: string;
  empty: string;
  /** Before the first client. */
  noneHint: string;
  score: string;
  outOf: string;
  trends: { up: string; stable: string };
  bands: { green: string; yellow: string; red: string };
  month: string;
  recalculate: string;
  recalculated: string;
  ilumatch: string;
  matched: string;
  view: string;
  edit: string;
  remove: string;
  removeTitle: string;
  removeText: string;
  exportTitle: string;
}
