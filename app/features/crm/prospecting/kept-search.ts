import type { ProspectAnswer } from '#app/domain/crm/prospecting/prospect-answer.ts';
import type { ProspectFilter } from '#app/domain/crm/prospecting/prospecting.ts';
import type { Client } from '#app/domain/crm/records/entities.ts';
import { createListeners } from '#app/domain/listeners.ts';
import type { Values } from '../filters/draft.ts';

export interface Answer extends Omit<ProspectAnswer, 'map' | 'names'> {
  filter: ProspectFilter;
  /** Null in the sandbox. */
  map: ProspectAnswer['map'] | null;
  /** Null in the sandbox, whose map is that of Montréal. */
  names: ProspectAnswer['names'] | null;
  /** The sandbox's businesses that are no clients; null in the live CRM, whose result has them. */
  newcomers: readonly Client[] | null;
}

/** What one person looks for, as the form has it, and what was last found. */
interface KeptSearch {
  form: Values;
  answer: Answer | null;
}

const nothing: KeptSearch = { form: {}, answer: null };

const listeners = createListeners();
let owner: string | null = null;
let kept = nothing;

/** The search of whoever is signed in. It outlasts the section, and stays in the page's memory alone. */
export const searchOf = (personId: string): KeptSearch => (personId === owner ? kept : nothing);

/** Those of another person are dropped. */
export function keepSearch(personId: string, part: Partial<KeptSearch>): void {
  kept = { ...searchOf(personId), ...part };
  owner = personId;
  listeners.notify();
}

/** Drops it, at signing out. */
export function forgetSearch(): void {
  owner = null;
  kept = nothing;
}

export const subscribeToSearch = listeners.subscribe;
