import type { Random } from '../random.ts';
import type { ClientDraft } from './client-draft.ts';
import type { Client } from './entities.ts';
import { drawScore, firstScore, withScore } from './ila-score.ts';
import { created, noted, removed, updated, type Planning } from './planning.ts';
import type { Change } from './store.ts';

/** How long finding partners takes in the sandbox, in milliseconds. Source: B §7. */
export const matchingDelay = 1500;

/** How many potential partners the journal names. Source: B §7, CRMR-12. */
const partnersFound = 3;

/** @param score the ILA score it starts with, 0 when nobody has looked yet */
export function planAddClient(draft: ClientDraft, score: number, planning: Planning): Change[] {
  const id = planning.newId();
  const fields = { ...draft, ilaScore: firstScore(score, planning.now), notes: [], documents: [] };
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

export function planUpdateClient(
  client: Client,
  fields: Partial<Omit<Client, 'id' | 'version' | 'createdAt' | 'updatedAt'>>,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return [updated('clients', client, fields, planning)];
}

/** Projects and tasks of the client stay: their history is the agency's. */
export function planDeleteClients(clients: readonly Client[], planning: Planning): Change[] {
  return clients.flatMap((client) => [
    removed('clients', client),
    noted(
      'deleted',
      { name: client.name },
      { type: 'update', relatedTo: { type: 'client', id: client.id } },
      planning,
    ),
  ]);
}

export function planAssign(
  clients: readonly Client[],
  assignedTo: string,
  planning: Pick<Planning, 'now'>,
): Change[] {
  return clients
    .filter((client) => client.assignedTo !== assignedTo)
    .map((client) => updated('clients', client, { assignedTo }, planning));
}

export function planTag(
  clients: readonly Client[],
  tag: string,
  planning: Pick<Planning, 'now'>,
): Change[] {
  const label = tag.trim();
  return clients
    .filter(({ tags }) => label !== '' && !tags.includes(label))
    .map((client) => updated('clients', client, { tags: [...client.tags, label] }, planning));
}

/** A new score of the sandbox, drawn from the stated range, with its entry in the journal. */
export function planRecalculate(client: Client, random: Random, planning: Planning): Change[] {
  const score = drawScore(random);
  const before = client.ilaScore.current;
  return [
    updated(
      'clients',
      client,
      { ilaScore: withScore(client.ilaScore, score, planning.now) },
      planning,
    ),
    noted(
      'recalculated',
      { name: client.name, score, before },
      {
        type: 'ai_analysis',
        relatedTo: { type: 'client', id: client.id },
        aiGenerated: true,
        basis: { rule: 'ila-sandbox-1', inputs: { before, score } },
      },
      planning,
    ),
  ];
}

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
          inputs: { sector: client.sector, score: client.ilaScore.current },
        },
      },
      planning,
    ),
  ];
}
