import { beforeEach, expect, it } from 'vitest';
import { planNoteAndNextStep } from '#app/domain/crm/plans/follow-up.ts';
import type { Planning } from '#app/domain/crm/plans/planning.ts';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { createPlanner } from './repeated-plans.ts';

let count = 0;
const planner = () =>
  createPlanner((): Planning => ({
    now: new Date(Date.UTC(2026, 0, 15) + (count += 1)).toISOString(),
    newId: () => `id-${(count += 1)}`,
    author: 'Inès Caron',
    translate: () => ({ title: '', content: '' }),
  }));
const client = aClient({ id: 'c1' });
const write =
  (note: string, title = 'Call', of = client) =>
  (planning: Planning) =>
    planNoteAndNextStep(of, { note, next: { title, due: null } }, planning);

beforeEach(() => {
  count = 0;
});

it('a repeated plan is the same while the first is unanswered', () => {
  const { plan, remember } = planner();
  const first = plan(write('Met'));
  remember(first);
  expect(plan(write('Met'))).toEqual(expect.objectContaining({ ...first }));
});

it('a repeated plan is the same even when the saved record was read meanwhile', () => {
  const { plan, remember } = planner();
  const first = plan(write('Met'));
  remember(first);
  const at = '2026-01-16T00:00:00.000Z';
  const [change] = first.changes;
  if (change?.do !== 'put' || change.in !== 'clients') throw new Error('Not a client');
  const notes = change.record.notes.map((note) => ({ ...note, at }));
  const saved = { ...change.record, notes, version: 2 };
  expect(plan(write('Met', 'Call', saved)).changes).toEqual(first.changes);
  expect(plan(write('Seen', 'Call', saved)).changes).not.toEqual(first.changes);
});

it.each([
  ['another note', write('Seen')],
  ['another next step', write('Met', 'Write')],
  ['another client', write('Met', 'Call', aClient({ id: 'c2' }))],
])('%s makes a new plan', (_what, make) => {
  const { plan, remember } = planner();
  const first = plan(write('Met'));
  remember(first);
  const second = plan(make);
  expect(second.step).not.toBe(first.step);
  expect(JSON.stringify(second.changes)).not.toContain('id-2"');
});

it('the same text makes a new plan once the first is answered', () => {
  const { plan, remember, forget } = planner();
  const first = plan(write('Met'));
  remember(first);
  forget(plan(write('Met')));
  expect(plan(write('Met')).step).not.toBe(first.step);
});
