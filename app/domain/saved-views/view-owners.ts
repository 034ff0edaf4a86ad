import { ownedCollections, type OwnedCollection } from '../crm/records/owners.ts';
import type { AccountView } from './saved-view.ts';

/** Sections with a filter by owner. */
export type OwnedSection = OwnedCollection | 'leads';

export const ownedSections = [...ownedCollections, 'leads'] as const satisfies OwnedSection[];

/** The query parameter of the filter by owner: a name, or in the inbox an account's id. */
export const ownerParams = {
  clients: 'responsable',
  projects: 'responsable',
  tasks: 'qui',
  leads: 'personne',
} as const satisfies Record<OwnedSection, string>;

/** A view's query with another owner; null if it does not filter by the given one. */
export function withOwner(
  section: OwnedSection,
  query: string,
  { from, to }: { from: string; to: string },
): string | null {
  const values = new URLSearchParams(query);
  const param = ownerParams[section];
  if (values.get(param) !== from) return null;
  values.set(param, to);
  return values.toString();
}

/** Whether a view lists what stays with its owner after a hand-over: completed tasks and closed leads. */
export function listsPastWork({ section, query }: Pick<AccountView, 'section' | 'query'>): boolean {
  const values = new URLSearchParams(query);
  if (section === 'tasks') return values.get('statut') === 'done';
  return section === 'leads' && !['open', 'assigned'].includes(values.get('etat') ?? 'open');
}
