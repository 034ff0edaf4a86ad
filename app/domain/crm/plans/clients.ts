import type { Random } from '../../random.ts';
import { drawScore, initialScore, withScore } from '../figures/ila-score.ts';
import type { ClientDraft } from '../records/client-draft.ts';
import { clientFields } from '../records/clients.ts';
import type { Client } from '../records/entities.ts';
import { initialOf } from '../records/initial-values.ts';
import type { Change } from '../store/store.ts';
import { withEntry } from './bulk-entry.ts';
import { created, noted, removed, updated, type Planning } from './planning.ts';
import { notedScore, scoreInput } from './scores.ts';

/** Duration of a partner search in the sandbox, in milliseconds. Source: B §7. */
export const matchingDelay = 1500;

/** Number of potential partners stated in the journal. Source: B §7, CRMR-12. */
const partnersFound = 3;

/**
 * Creates a client, with its journal entry.
 *
 * @param draft checked by `readClient`
 * @param score initial ILA score, 0 to 100; null if not measured
 */
export function planAddClient(
  draft: ClientDraft,
  score: number | null,
  planning: Planning,
): Change[] {
  const id = planning.newId();
  const ilaScore = initialScore(score, planning.now);
  const fields = { ...initialOf(clientFields), ...draft, ilaScore };
  return [
    created('clients', fields, { now: planning.now, newId: () => id }),
    noted(
      'added',
      { name: draft.name },
      { type: 'success', relatedTo: { type: 'client', id } },
      planning,
    ),
  ];
}

/** Creates a client for a prospected business, which may only be added once: a conflict names the existing client. */
export function planAddOnly(...add: Parameters<typeof planAddClient>): Change[] {
  return planAddClient(...add).map((change) =>
    change.in === 'clients' && change.do === 'put' ? { ...change, isOnly: true } : change,
  );
}

/** Updates fields of the client, without a journal entry. */
export function planUpdateClient(
  client: Client,
  fields: Partial<Omit<Client, 'id' | 'version' | 'createdAt' | 'updatedAt'>>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [updated('clients', client, fields, planning)];
}

/** Adds a note to the client. */
export function planAddNote(
  client: Client,
  text: string,
  { now, newId, author }: Pick<Planning, 'now' | 'newId' | 'author'>,
): Change[] {
  const note = { id: newId(), at: now, author, text };
  return planUpdateClient(client, { notes: [...client.notes, note] }, { now });
}

/** Projects and tasks of the client stay, as part of the agency's history. The journal gets a single entry. */
export function planDeleteClients(clients: readonly Client[], planning: Planning): Change[] {
  const changes = clients.map((client) => removed('clients', client));
  const [only] = clients;
  if (!only || clients.length > 1) return withEntry(changes, clients, 'deletedMany', {}, planning);
  const about = { type: 'client', id: only.id } as const;
  const entry = { type: 'update', relatedTo: about } as const;
  return [...changes, noted('deleted', { name: only.name }, entry, planning)];
}

/** Assigns clients to a member of staff, skipping those already assigned to them. */
export function planAssign(
  clients: readonly Client[],
  assignedTo: string,
  planning: Planning,
): Change[] {
  const others = clients.filter((client) => client.assignedTo !== assignedTo);
  const changes = others.map((client) => updated('clients', client, { assignedTo }, planning));
  return withEntry(changes, others, 'assigned', { owner: assignedTo }, planning);
}

const drawn = { method: 'drawn', version: '1' } as const;

/** A new score in the sandbox, drawn from the stated range, with its journal entry. */
export function planRecalculate(client: Client, random: Random, planning: Planning): Change[] {
  const score = drawScore(random);
  return [
    updated(
      'clients',
      client,
      { ilaScore: withScore(client.ilaScore, score, planning.now, drawn) },
      planning,
    ),
    notedScore(
      client,
      score,
      { aiGenerated: true, basis: { rule: 'ila-sandbox-1', inputs: { score } } },
      planning,
    ),
  ];
}

/** The sandbox's partner search: a fixed result for any client, written to the journal. Source: B §7, CRMR-12. */
export function planMatchPartners(client: Client, planning: Planning): Change[] {
  return [
    noted(
      'matched',
      { name: client.name, count: partnersFound },
      {
        type: 'ai_analysis',
        relatedTo: { type: 'client', id: client.id },
        aiGenerated: true,
        basis: {
          rule: 'ilumatch-sandbox-1',
          inputs: { sector: client.sector, ...scoreInput('score', client) },
        },
      },
      planning,
    ),
  ];
}
