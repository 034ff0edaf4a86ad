import type { Client, ClientStatus } from '../records/entities.ts';
import type { Change } from '../store/store.ts';
import { withEntry } from './bulk-entry.ts';
import { planNextStep, type NextStep } from './follow-up.ts';
import { updated, type Planning } from './planning.ts';

/** Sets the status of clients; those that have it already are left alone. */
export function planStatus(
  clients: readonly Client[],
  status: ClientStatus,
  /** The status in words. */
  label: string,
  planning: Planning,
): Change[] {
  const others = clients.filter((client) => client.status !== status);
  const changes = others.map((client) => updated('clients', client, { status }, planning));
  return withEntry(changes, others, 'statusSet', { status: label }, planning);
}

/** Takes a tag off clients; those without it are left alone. */
export function planUntag(clients: readonly Client[], tag: string, planning: Planning): Change[] {
  const others = clients.filter(({ tags }) => tags.includes(tag));
  const changes = others.map((client) =>
    updated('clients', client, { tags: client.tags.filter((each) => each !== tag) }, planning),
  );
  return withEntry(changes, others, 'untagged', { tag }, planning);
}

/** A task for each client, of its owner. */
export function planFollowUps(
  clients: readonly Client[],
  next: NextStep,
  planning: Planning,
): Change[] {
  const changes = clients.map((client) => planNextStep(client, next, planning));
  return withEntry(changes, clients, 'followedUp', { name: next.title }, planning);
}
