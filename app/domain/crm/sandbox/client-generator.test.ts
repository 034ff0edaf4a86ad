import { describe, expect, it } from 'vitest';
import { contentOf } from '#app/content/content.ts';
import { seededRandom } from '../../random.ts';
import { identityKeys } from '../records/identity.ts';
import { requestedClientCount, generateClients } from './client-generator.ts';

const now = '2026-01-15T12:00:00.000Z';
const make = (count: number) =>
  generateClients(count, now, contentOf('fr').crm.samples, seededRandom('a bench'));

describe('the sandbox with many clients', () => {
  it.each([
    ['', 0],
    ['?onglet=clients', 0],
    ['?clients=250&onglet=clients', 250],
    ['?clients=100000', 100_000],
    ['?clients=999999999', 100_000],
    ['?clients=-1', 0],
    ['?clients=1e5', 0],
    ['?clients=beaucoup', 0],
  ])('the parameter %o asks for %i clients', (query, count) => {
    expect(requestedClientCount(query)).toBe(count);
  });

  it('generates the same clients each time', () => {
    expect(make(20)).toEqual(make(20));
  });

  it('generates no two clients that are the same business', () => {
    const clients = make(100_000);
    const keys = clients.flatMap(identityKeys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(clients.map(({ id }) => id)).size).toBe(100_000);
  });

  it('gives each client a score that its history ends with', () => {
    for (const { ilaScore } of make(500)) {
      expect(ilaScore.history.at(-1)).toEqual({
        date: ilaScore.lastUpdated,
        score: ilaScore.current,
        method: null,
        version: '',
      });
    }
  });
});
