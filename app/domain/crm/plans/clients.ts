import type { Random } from '../../random.ts';
import { drawScore, initialScore, withScore } from '../figures/ila-score.ts';
import type { ClientDraft } from '../records/client-draft.ts';
import { clientFields } from '../records/clients.ts';
import type { Client } from '../records/entities.ts';
import { initialOf } from '../records/initial-values.ts';
import { labelsOf, mostLabels } from '../records/read-field.ts';
import type { Change } from '../store/store.ts';
import { withEntry } from './bulk-entry.ts';
import { created, noted, removed, updated, type Planning } from './planning.ts';
import { notedScore, scoreInput } from './scores.ts';

/** How long finding partners takes in the sandbox, in milliseconds. Source: B §7. */
export const matchingDelay = 1500;

/** How many potential partners the journal names. Source: B §7, CRMR-12. */
const partnersFound = 3;

/**
 * A new client, with its entry in the journal.
 *
 * @param draft checked by `readClient`
 * @param score the ILA score it starts with, 0 to 100; null when nobody has measured it
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

/** The same for a business that is found, which may be added once: a conflict says which client it is already. */
export function planAddOnly(...add: Parameters<typeof planAddClient>): Change[] {
  return planAddClient(...add).map((change) =>
    change.in === 'clients' && change.do === 'put' ? { ...change, isOnly: true } : change,
  );
}

/** The client with some fields changed; the journal says nothing of it. */
export function planUpdateClient(
  client: Client,
  fields: Partial<Omit<Client, 'id' | 'version' | 'createdAt' | 'updatedAt'>>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [updated('clients', client, fields, planning)];
}

/** The client with one note more. */
export function planAddNote(
  client: Client,
  text: string,
  { now, newId, author }: Pick<Planning, 'now' | 'newId' | 'author'>,
): Change[] {
  const note = { id: newId(), at: now, author, text };
  return planUpdateClient(client, { notes: [...client.notes, note] }, { now });
}

/** Projects and tasks of the client stay: their history is the agency's. The journal has one entry, however many. */
export function planDeleteClients(clients: readonly Client[], planning: Planning): Change[] {
  const changes = clients.map((client) => removed('clients', client));
  const [only] = clients;
  if (!only || clients.length > 1) return withEntry(changes, clients, 'deletedMany', {}, planning);
  const about = { type: 'client', id: only.id } as const;
  const entry = { type: 'update', relatedTo: about } as const;
  return [...changes, noted('deleted', { name: only.name }, entry, planning)];
}

/** Gives clients to a member of staff; those who have them already are left alone. */
export function planAssign(
  clients: readonly Client[],
  assignedTo: string,
  planning: Planning,
): Change[] {
  const others = clients.filter((client) => client.assignedTo !== assignedTo);
  const changes = others.map((client) => updated('clients', client, { assignedTo }, planning));
  return withEntry(changes, others, 'assigned', { owner: assignedTo }, planning);
}

/** Adds a tag to clients; those who have it already, or as many as there may be, are left alone. */
export function planTag(clients: readonly Client[], tag: string, planning: Planning): Change[] {
  const [label] = labelsOf([tag]);
  if (label === undefined) return [];
  const others = clients.filter(({ tags }) => !tags.includes(label) && tags.length < mostLabels);
  const changes = others.map((client) =>
    updated('clients', client, { tags: [...client.tags, label] }, planning),
  );
  return withEntry(changes, others, 'tagged', { tag: label }, planning);
}

const drawn = { method: 'drawn', version: '1' } as const;

/** A new score of the sandbox, drawn from the stated range, with its entry in the journal. */
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

/** What the sandbox says of partners: stated, whatever the client is. The journal has it. Source: B §7, CRMR-12. */
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
