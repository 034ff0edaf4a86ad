import { expect, it } from 'vitest';
import { arrivedAt, draftOf, typed, withSent } from './draft.ts';

const typing = (ville: string) => typed(draftOf('ville=Laval'), { ville });

it('typed text survives late updates of the URL', () => {
  const first = withSent(typing('Saint-Laurent'), 'ville=Saint-Laurent');
  const next = withSent(typed(first, { ville: 'London' }), 'ville=London');
  const late = arrivedAt(typed(next, { mots: 'pain' }), 'ville=Saint-Laurent');
  expect(late.values).toEqual({ ville: 'London', mots: 'pain' });
  expect(arrivedAt(late, 'ville=London')).toMatchObject({
    values: late.values,
    seen: 'ville=London',
    sent: ['ville=London'],
    adopted: 0,
  });
});

it('an unrelated change of the URL replaces the draft', () => {
  const sent = withSent(typing('Rimouski'), 'ville=Rimouski');
  const back = arrivedAt(arrivedAt(sent, 'ville=Rimouski'), 'ville=Laval');
  expect(back).toEqual({ ...draftOf('ville=Laval'), adopted: 1 });
});
