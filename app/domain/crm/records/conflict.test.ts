import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import type { Change } from '../store/store.ts';
import { conflictingChange, isApart, keepMine } from './conflict.ts';

const note = (id: string, text = id) => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  author: 'Inès',
  text,
});

const base = aClient({ id: 'c1', version: 3, name: 'Élan', revenue: 100, notes: [note('n1')] });
const put = (fields: object): Change => ({
  do: 'put',
  in: 'clients',
  record: { ...base, ...fields },
  on: 3,
});
const conflictWith = (current: typeof base | null) =>
  ({ in: 'clients', id: 'c1', current }) as const;

describe('two changes of a record', () => {
  const theirs = { ...base, version: 4, updatedAt: '2026-02-02T00:00:00.000Z', revenue: 900 };
  const mine = put({ name: 'Mine', updatedAt: '2026-02-03T00:00:00.000Z' });
  it.each([
    ['of other fields are apart', mine, theirs, base, true],
    [
      'of other details of the contact are apart',
      put({ contact: { ...base.contact, phone: '1' } }),
      { ...theirs, contact: { ...base.contact, email: 'a@b.example' } },
      base,
      true,
    ],
    [
      'of other items of a list are apart',
      put({ notes: [note('n1', 'corrected')] }),
      { ...theirs, notes: [note('n1'), note('n2')] },
      base,
      true,
    ],
    [
      'of other fields of an item are apart',
      put({ notes: [note('n1', 'corrected')] }),
      { ...theirs, notes: [{ ...note('n1'), author: 'Léo' }] },
      base,
      true,
    ],
    [
      'of an item that the other side removes are not',
      put({ notes: [note('n1', 'corrected')] }),
      { ...theirs, notes: [] },
      base,
      false,
    ],
    ['of one field are not', put({ revenue: 5 }), theirs, base, false],
    ['of which one is a removal are not', mine, null, base, false],
    ['on an unknown version are not', mine, theirs, null, false],
  ] as const)('%s', (_name, change, current, before, apart) => {
    expect(isApart([change], conflictWith(current), before)).toBe(apart);
  });
});

describe('keeping mine', () => {
  it('keeps fields that only the other side changed', () => {
    const theirs = { ...base, version: 4, revenue: 900, sector: 'Boulangerie' };
    const [change] = keepMine([put({ name: 'Élan & Cie' })], conflictWith(theirs), base);
    expect(change).toMatchObject({ on: 4, record: { ...theirs, name: 'Élan & Cie' } });
  });

  it('keeps contact details that only the other side changed', () => {
    const theirs = { ...base, version: 4, contact: { ...base.contact, email: 'a@b.example' } };
    const mine = put({ contact: { ...base.contact, phone: '1' } });
    const [change] = keepMine([mine], conflictWith(theirs), base);
    expect(change).toMatchObject({
      record: { contact: { ...base.contact, email: 'a@b.example', phone: '1' } },
    });
  });

  it('merges both sides’ changes to a list item and to the list’s order', () => {
    const before = { ...base, notes: [note('n1'), note('n2')] };
    const theirs = { ...before, version: 4, notes: [note('n1'), { ...note('n2'), author: 'Léo' }] };
    const mine = put({ notes: [note('n2', 'corrected'), note('n1')] });
    const [change] = keepMine([mine], conflictWith(theirs), before);
    expect(change).toMatchObject({
      record: { notes: [{ ...note('n2', 'corrected'), author: 'Léo' }, note('n1')] },
    });
  });

  it('prefers my value where both sides changed the same field', () => {
    const theirs = { ...base, version: 5, name: 'Théirs' };
    const [change] = keepMine([put({ name: 'Mine' })], conflictWith(theirs), base);
    expect(change).toMatchObject({ on: 5, record: { name: 'Mine' } });
  });

  it('keeps both sides’ notes, without those that either side removed', () => {
    const before = { ...base, notes: [note('n1'), note('n2'), note('n3')] };
    const theirs = {
      ...before,
      version: 4,
      notes: [note('n1', 'corrected'), note('n3'), note('n5')],
    };
    const mine = put({ notes: [note('n1'), note('n2'), note('n4')] });
    const [change] = keepMine([mine], conflictWith(theirs), before);
    expect(change).toMatchObject({
      record: { notes: [note('n1', 'corrected'), note('n5'), note('n4')] },
    });
  });

  it('keeps my whole record when its base version is unknown', () => {
    const theirs = { ...base, version: 4, revenue: 900 };
    const [change] = keepMine([put({ name: 'Mine' })], conflictWith(theirs), null);
    expect(change).toMatchObject({ on: 4, record: { name: 'Mine', revenue: 100 } });
  });

  it('recreates a removed record', () => {
    expect(keepMine([put({ name: 'Mine' })], conflictWith(null), base)).toMatchObject([
      { do: 'put', on: null, record: { name: 'Mine' } },
    ]);
  });

  it('removes the current version, or nothing if the record is already gone', () => {
    const remove: Change = { do: 'remove', in: 'clients', id: 'c1', on: 3 };
    expect(keepMine([remove], conflictWith({ ...base, version: 4 }), base)).toEqual([
      { ...remove, on: 4 },
    ]);
    expect(keepMine([remove], conflictWith(null), base)).toEqual([]);
  });

  it('leaves the rest of the plan unchanged', () => {
    const other: Change = { do: 'put', in: 'clients', record: aClient({ id: 'c2' }), on: null };
    const plan = [put({ name: 'Mine' }), other];
    expect(keepMine(plan, conflictWith({ ...base, version: 4 }), base)[1]).toBe(other);
    expect(conflictingChange(plan, conflictWith(null))).toBe(plan[0]);
  });
});
