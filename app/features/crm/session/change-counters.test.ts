import { expect, it } from 'vitest';
import type { Collection } from '#app/domain/crm/records/entities.ts';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import { createChangeCounters } from './change-counters.ts';

/** Change counters, their notifications, and a way to send them events. */
function followed() {
  let hear: (event: 'hello' | 'changed', counts: ChangeCounts) => void = () => {};
  const counters = createChangeCounters({
    subscribe(listener) {
      hear = listener;
      return () => {};
    },
  });
  const told: (readonly Collection[])[] = [];
  counters.subscribe((changed) => told.push(changed));
  return { counters, told, hear: (...heard: Parameters<typeof hear>) => hear(...heard) };
}

it('a read older than the first event notifies once', () => {
  const { counters, told, hear } = followed();
  hear('hello', { clients: 5 });
  counters.read('clients=4');
  counters.read('clients=4');
  expect(told).toEqual([['clients']]);
});

it('a read older than a notification does not notify again', () => {
  const { counters, told, hear } = followed();
  counters.read('clients=4');
  hear('changed', { clients: 5 });
  counters.read('clients=4');
  expect(told).toEqual([['clients']]);
});

it('an own change notifies once, whether its event arrives before or after', () => {
  const { counters, told, hear } = followed();
  counters.read('clients=4');
  counters.changed({ clients: 5 });
  hear('changed', { clients: 5 });
  hear('changed', { clients: 6 });
  counters.changed({ clients: 6 });
  expect(told).toEqual([['clients'], ['clients']]);
});
