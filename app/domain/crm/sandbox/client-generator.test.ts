import { describe, expect, it } from 'vitest';
import { crmCopy } from '#app/content/crm/copy.ts';
import { seededRandom } from '../random.ts';
import { identityKeys } from './identity.ts';
import { clientsAsked, manyClients } from './many-clients.ts';

const now = '2026-01-15T12:00:00.000Z';
const make = (count: number) =>
  manyClients(count, now, crmCopy.fr.samples, seededRandom('a bench'));

describe('the sandbox asked for many clients', () => {
  it.each([
    ['', 0],
    ['?onglet=clients', 0],
    ['?clients=250&onglet=clients', 250],
    ['?clients=100000', 100_000],
    ['?clients=999999999', 100_000],
    ['?clients=-1', 0],
    ['?clients=1e5', 0],
    ['?clients=beaucoup', 0],
  ])('%o asks for %i', (query, count) => {
    expect(clientsAsked(query)).toBe(count);
  });

  it('makes the same ones each time', () => {
    expect(make(20)).toEqual(make(20));
  });

  it('makes no two of which could be the same business', () => {
    const clients = make(100_000);
    const keys = clients.flatMap(identityKeys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(clients.map(({ id }) => id)).size).toBe(100_000);
  });

  it('gives each a score that its history ends with', () => {
    for (const { ilaScore } of make(500)) {
      expect(ilaScore.history.at(-1)).toEqual({
        date: ilaScore.lastUpdated,
        score: ilaScore.current,
      });
    }
  });
});
