import { expect, test } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { crmHistoryContract } from '../../../../test/contracts/crm-history.ts';
import { createSandbox } from './sandbox.ts';

function sandboxAt(now: () => number) {
  const user = { id: 'demo', name: 'Inès Caron' };
  const messages = contentOf('fr').crm.samples;
  return createSandbox({ messages, language: 'fr', user, now, asked: 0 });
}

crmHistoryContract('the sandbox', async (now) => sandboxAt(now).store);

test('a meeting to come is a client’s next step, until it is cancelled', async () => {
  // A Tuesday.
  const { store, meetings } = sandboxAt(() => new Date(2026, 11, 1, 8).getTime());
  const unplanned = async () => (await store.withoutNextStep(10)).map(({ id }) => id);
  const timeline = async () =>
    (await store.timeline({ clientId: 'yoga', kinds: ['meeting'] })).items;
  await store.apply([{ do: 'remove', in: 'tasks', id: 'task-listing', on: 1 }]);
  expect(await unplanned()).toEqual(['immobilier']);
  const [meeting] = await timeline();
  expect(meeting).toMatchObject({ kind: 'meeting', author: 'Claire Oduya', length: '15' });
  await meetings.cancel(meeting?.id ?? '');
  expect(await unplanned()).toEqual(['yoga', 'immobilier']);
  expect(await timeline()).toMatchObject([{ status: 'cancelled' }]);
});
