import type { Client, ClientStatus } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { withEntry } from './bulk-entry.ts';
import { planNextStep, type NextStep } from './follow-up.ts';
import { updated, type Planning } from './planning.ts';

/** Sets the status of clients, skipping those that already have it. */
export function planStatus(
  clients: readonly Client[],
  status: ClientStatus,
  /** The translated status. */
  label: string,
  planning: Planning,
): Change[] {
  const others = clients.filter((client) => client.status !== status);
  const changes = others.map((client) => updated('clients', client, { status }, planning));
  return withEntry(changes, others, 'statusSet', { status: label }, planning);
}

/** Removes a tag from clients, skipping those without it. */
export function planUntag(clients: readonly Client[], tag: string, planning: Planning): Change[] {
  const others = clients.filter(({ tags }) => tags.includes(tag));
  const changes = others.map((client) =>
    updated('clients', client, { tags: client.tags.filter((each) => each !== tag) }, planning),
  );
  return withEntry(changes, others, 'untagged', { tag }, planning);
}

/** Creates a task for each client, assigned to its owner. */
export function planFollowUps(
  clients: readonly Client[],
  next: NextStep,
  planning: Planning,
): Change[] {
  const changes = clients.map((client) => planNextStep(client, next, planning));
  return withEntry(changes, clients, 'followedUp', { name: next.title }, planning);
}
