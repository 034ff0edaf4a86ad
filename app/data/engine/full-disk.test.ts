import { describe, expect, it, vi } from 'vitest';
import { canMountDisk, onSmallDisk } from '../../../test/database/small-disk.ts';

vi.setConfig({ testTimeout: 180_000 });

const canMount = canMountDisk();
if (!canMount) console.warn('No disk can be mounted here: a full one is not tried.');

interface Outcome {
  before: string;
  meanwhile: string[];
  /** After PostgreSQL had no space for its log. */
  givenUp: string[];
  after: string;
  lost: number[];
  reported: string[];
}

describe.skipIf(!canMount)('a disk without room', { tags: 'long' }, () => {
  it('loses no acknowledged commit, is reported as full, and recovers once there is space', async () => {
    const outcome = (await onSmallDisk('160m', 'fill-disk.ts')) as Outcome;
    expect(outcome).toMatchObject({
      before: 'kept',
      after: 'kept',
      lost: [],
    });
    // Small writes may still fit into allocated files; none fails for any other reason.
    expect(outcome.meanwhile).toContain('full');
    expect(['full', 'unreachable', 'kept']).toEqual(expect.arrayContaining(outcome.meanwhile));
    expect(['full', 'unreachable']).toEqual(expect.arrayContaining(outcome.givenUp));
    expect(outcome.reported.join('\n')).toMatch(
      /^The disk is full: make room .+PostgreSQL gave up$/,
    );
  });
});
