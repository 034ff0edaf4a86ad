import { recordEventOf } from '#app/domain/delivery/record-events.ts';
import { publishAll } from '#app/data/delivery/webhooks.server.ts';
import type { Transaction } from '#app/data/engine/database.server.ts';
import type { Step } from './write-records.server.ts';

type Changed = Pick<Step, 'id' | 'before' | 'after'> & { change: Pick<Step['change'], 'in'> };

/** Enqueues the webhook events of changes, in their transaction. */
export async function publishChanges(
  t: Transaction,
  steps: readonly Changed[],
  now: Date,
): Promise<void> {
  const timestamp = now.toISOString();
  const events = steps.flatMap(({ change, id, before, after }) => {
    const event = recordEventOf(change.in, before, after);
    if (!event) return [];
    const { type, data, about } = event;
    const version = (after ?? before)?.version ?? 0;
    const key = `${type} ${id} ${version} ${timestamp}`;
    return [{ event: { type, timestamp, data }, key, about }];
  });
  await publishAll(t, events, now);
}
