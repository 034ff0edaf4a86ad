import { describe, expect, it } from 'vitest';
import { aClient } from '../../../../test/contracts/crm-samples.ts';
import { firstScore } from '../figures/ila-score.ts';
import { fromEarlierRelease } from './stored-record.ts';

const createdAt = '2026-01-15T12:00:00.000Z';
const later = '2026-02-01T12:00:00.000Z';

describe('a record stored by an earlier release', () => {
  it('gets default values for fields added since', () => {
    const stored = Object.fromEntries(
      Object.entries(aClient({ id: 'c1' })).filter(([name]) => name !== 'contacts'),
    );
    expect(fromEarlierRelease('clients', stored as never)).toMatchObject({ contacts: [] });
  });

  it.each([
    ['of its creation', firstScore(0, createdAt), null, 0],
    ['without any history', { ...firstScore(0, createdAt), history: [] }, null, 0],
    ['that was measured later', firstScore(0, later), 0, 1],
    ['other than 0', firstScore(64, createdAt), 64, 1],
  ])(
    'loses its score only if it is the 0 from its creation: %s',
    (_what, ilaScore, current, length) => {
      const read = fromEarlierRelease('clients', aClient({ id: 'c1', createdAt, ilaScore }));
      expect(read.ilaScore.current).toBe(current);
      expect(read.ilaScore.history).toHaveLength(length);
    },
  );
});
