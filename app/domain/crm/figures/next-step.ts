import type { Client, ClientStatus, Task } from '../records/entities.ts';

/** Clients without a planned next step. */
export const plannedStatuses = ['active', 'prospect'] as const satisfies readonly ClientStatus[];

/**
 * Active clients and prospects without an open task or a meeting to come, least recently changed first.
 *
 * @param met clients with a meeting to come
 */
export function withoutNextStep(
  clients: readonly Client[],
  tasks: readonly Task[],
  met: readonly string[],
  limit: number,
): Client[] {
  const open = tasks.filter(({ status }) => status !== 'done');
  const planned = new Set([...met, ...open.map(({ clientId }) => clientId)]);
  const needsPlan: (status: ClientStatus) => boolean = (status) =>
    plannedStatuses.some((each) => each === status);
  return clients
    .filter(({ id, status }) => needsPlan(status) && !planned.has(id))
    .toSorted((a, b) => order(a.updatedAt, b.updatedAt) || order(a.id, b.id))
    .slice(0, limit);
}

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
