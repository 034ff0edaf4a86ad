import type { Client, ClientStatus } from '../records/entities.ts';
import { labelMarks, labelsOfText } from '../records/labels-text.ts';
import { labelKey, labelsOf, mostLabels } from '../records/read-field.ts';
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

/**
 * Adds tags to clients, skipping those that already have them or the maximum number of tags.
 *
 * @param typed separated as in the form of a client
 */
export function planTag(clients: readonly Client[], typed: string, planning: Planning): Change[] {
  const labels = labelsTyped(typed);
  const tagsOf = ({ tags }: Client) => {
    const keys = new Set(tags.map(labelKey));
    const missing = labels.filter((label) => !keys.has(labelKey(label)));
    return [...tags, ...missing].slice(0, mostLabels);
  };
  return planTags(clients, tagsOf, { code: 'tagged', tag: labels.join(', ') }, planning);
}

/** Removes tags from clients, skipping those without any of them. */
export function planUntag(clients: readonly Client[], typed: string, planning: Planning): Change[] {
  const labels = labelsTyped(typed);
  const keys = new Set(labels.map(labelKey));
  const tagsOf = ({ tags }: Client) => tags.filter((tag) => !keys.has(labelKey(tag)));
  return planTags(clients, tagsOf, { code: 'untagged', tag: labels.join(', ') }, planning);
}

const labelsTyped = (text: string) => labelsOf(labelsOfText(text, labelMarks.form));

function planTags(
  clients: readonly Client[],
  tagsOf: (client: Client) => string[],
  { code, tag }: { code: 'tagged' | 'untagged'; tag: string },
  planning: Planning,
): Change[] {
  const others = clients.filter((client) => tagsOf(client).length !== client.tags.length);
  const changes = others.map((client) =>
    updated('clients', client, { tags: tagsOf(client) }, planning),
  );
  return withEntry(changes, others, code, { tag }, planning);
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
