import { describe, expect, it } from 'vitest';
import { queryParams } from './query-params.ts';
import type { Query } from './query.ts';

describe('query parameters', () => {
  it.each<[query: Query<'clients'>, params: string]>([
    [{}, ''],
    [{ search: 'é & %', from: 0, limit: 10 }, 'search=%C3%A9+%26+%25&from=0&limit=10'],
    [{ sort: { by: 'score' } }, 'sort=score&order=asc'],
    [{ sort: { by: 'name', descending: true } }, 'sort=name&order=desc'],
    [{ where: { status: 'active', scoreFrom: 70 } }, 'status=active&scoreFrom=70'],
    [{ where: { identity: ['name:a', 'phone:1'] } }, 'identity=name%3Aa&identity=phone%3A1'],
    [{ after: '["a","c1"]' }, 'after=%5B%22a%22%2C%22c1%22%5D'],
  ])('%j becomes %s', (query, params) => expect(queryParams(query).toString()).toBe(params));
});
