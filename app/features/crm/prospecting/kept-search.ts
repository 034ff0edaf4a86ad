import type { ProspectAnswer } from '#app/domain/crm/prospecting/prospect-answer.ts';
import type { ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { createListeners } from '#app/domain/listeners.ts';
import type { Values } from '../filters/draft.ts';

export interface Answer extends Omit<ProspectAnswer, 'map' | 'names'> {
  filter: ProspectFilter;
  /** Null in the sandbox. */
  map: ProspectAnswer['map'] | null;
  /** Null in the sandbox, which always maps Montréal. */
  names: ProspectAnswer['names'] | null;
  /** The sandbox's businesses that are not clients; null in the live CRM, where the result contains them. */
  newcomers: readonly Client[] | null;
}

/** One person's search: the form's values, and the last result. */
interface KeptSearch {
  form: Values;
  answer: Answer | null;
}

const nothing: KeptSearch = { form: {}, answer: null };

const listeners = createListeners();
let owner: string | null = null;
let kept = nothing;

/** The search of the signed-in user. It outlives the section, but is kept only in the page's memory. */
export const searchOf = (personId: string): KeptSearch => (personId === owner ? kept : nothing);

/** Drops the search of another user. */
export function keepSearch(personId: string, part: Partial<KeptSearch>): void {
  kept = { ...searchOf(personId), ...part };
  owner = personId;
  listeners.notify();
}

/** Drops it, when signing out. */
export function forgetSearch(): void {
  owner = null;
  kept = nothing;
}

export const subscribeToSearch = listeners.subscribe;
