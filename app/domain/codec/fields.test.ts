import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choiceField, choicesField, stepField } from './choice-fields.ts';
import { correctedIn, readFields, writeFields } from './fields.ts';
import { flagField, optional, versionField } from './link-fields.ts';
import { nearestField, sliderField } from './number-fields.ts';
import { jsonSource } from './stored-json.ts';
import { textField, trimmed } from './text-field.ts';

const sizes = ['small', 'large'] as const;

const table = {
  v: versionField(2),
  step: stepField(['who', 'what', 'end']),
  name: textField(5, { normalize: trimmed }),
  size: choiceField(sizes, null),
  goals: choicesField(['leads', 'calls', 'visits']),
  isOpen: flagField,
  count: sliderField({ min: 0, max: 100, step: 5, initial: 20 }),
  grid: optional(nearestField([3, 5, 7], 5, { isWhole: true })),
};

const initial = {
  v: null,
  step: 'who',
  name: '',
  size: null,
  goals: [],
  isOpen: false,
  count: 20,
  grid: 5,
};

const read = (query: string) => readFields(table, new URLSearchParams(query));

describe('a table of fields', () => {
  it('uses initial values for missing fields, without a correction', () => {
    expect(read('')).toEqual({ values: initial, corrections: [] });
  });

  it.each([
    ['v=2', {}, []],
    ['v=3', { v: '3' }, [['v', 'version']]],
    ['step=3', { step: 'end' }, []],
    ['step=9', { step: 'who' }, []],
    ['name=+Rose+', { name: 'Rose' }, []],
    ['name=Rosette', { name: 'Roset' }, [['name', 'shortened']]],
    ['size=large&size=small', { size: 'large' }, []],
    ['size=huge', { size: null }, [['size', 'unknown']]],
    ['goals=visits&goals=leads', { goals: ['leads', 'visits'] }, []],
    ['goals=visits&goals=fame', { goals: ['visits'] }, [['goals', 'unknown']]],
    ['isOpen=1', { isOpen: true }, []],
    ['isOpen=yes', { isOpen: false }, [['isOpen', 'unknown']]],
    ['count=1%20000', { count: 100 }, [['count', 'lowered']]],
    ['count=-5', { count: 0 }, [['count', 'raised']]],
    ['count=12', { count: 10 }, [['count', 'rounded']]],
    ['count=', { count: 20 }, [['count', 'empty']]],
    ['count=many', { count: 20 }, [['count', 'unreadable']]],
    ['grid=', { grid: 5 }, []],
    ['grid=6', { grid: 5 }, [['grid', 'rounded']]],
    ['grid=100', { grid: 7 }, [['grid', 'rounded']]],
    [
      'size=huge&v=1',
      { v: '1' },
      [
        ['v', 'version'],
        ['size', 'unknown'],
      ],
    ],
  ])('parses %j', (query, values, corrections) => {
    const found = read(query);
    expect(found.values).toEqual({ ...initial, ...values });
    expect(found.corrections.map(({ field, reason }) => [field, reason])).toEqual(corrections);
    expect(correctedIn(found)).toEqual(corrections.map(([field]) => field));
  });

  it('names the value used instead in a correction', () => {
    expect(read('count=7').corrections).toEqual([{ field: 'count', reason: 'rounded', value: 5 }]);
  });

  it('parses forms, queries and stored JSON alike', () => {
    const form = new FormData();
    form.append('name', 'Rose');
    form.append('goals', 'calls');
    form.append('isOpen', '1');
    form.append('count', '35');
    const expected = read('name=Rose&goals=calls&isOpen=1&count=35');
    expect(readFields(table, form)).toEqual(expected);
    const json = { name: 'Rose', goals: ['calls'], isOpen: true, count: 35, size: null };
    expect(readFields(table, jsonSource(json))).toEqual(expected);
  });

  it('treats a file as a missing field', () => {
    const form = new FormData();
    form.append('name', new File(['x'], 'x.txt'));
    expect(readFields(table, form).values.name).toBe('');
  });

  it('survives a round trip', () => {
    const anyValues = fc.record({
      v: fc.constant(null),
      step: fc.constantFrom<'who' | 'what' | 'end'>('who', 'what', 'end'),
      name: fc.stringMatching(/^[a-zé]{0,5}$/),
      size: fc.constantFrom(...sizes, null),
      goals: fc.subarray<'leads' | 'calls' | 'visits'>(['leads', 'calls', 'visits']),
      isOpen: fc.boolean(),
      count: fc.nat(20).map((fives) => fives * 5),
      grid: fc.constantFrom<3 | 5 | 7>(3, 5, 7),
    });
    fc.assert(
      fc.property(anyValues, (values) => {
        const query = new URLSearchParams(writeFields(table, values));
        expect(readFields(table, query)).toEqual({ values, corrections: [] });
      }),
    );
  });

  it('is serialized in its order, without omitted values', () => {
    const values = { ...read('goals=calls&name=Rose&size=small').values };
    const omitted = { name: '', count: 20, grid: 5 as const, step: 'who' as const };
    expect(writeFields(table, values, omitted)).toEqual([
      ['v', '2'],
      ['name', 'Rose'],
      ['size', 'small'],
      ['goals', 'calls'],
      ['isOpen', '0'],
    ]);
  });

  it('parses any input without an error', () => {
    const names = [...Object.keys(table), '__proto__', 'toString'];
    const pair = fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(fc.array(pair), fc.jsonValue(), (pairs, json) => {
        for (const source of [new URLSearchParams(pairs), jsonSource(json)]) {
          const { values } = readFields(table, source);
          expect(Object.keys(values)).toEqual(Object.keys(table));
          expect(values.count).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
