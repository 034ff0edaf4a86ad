import { expect, it } from 'vitest';
import { canMountDisk, onSmallDisk } from '../../database/small-disk.ts';

it.skipIf(!canMountDisk())(
  'a site on a full disk is alive but not ready, and says why it refuses an account',
  { tags: 'long', timeout: 180_000 },
  async () => {
    expect(await onSmallDisk('160m', 'full-site.ts')).toEqual({
      before: [200, 'ready\n'],
      refusal: expect.stringMatching(/^The disk is full: make room/),
      meanwhile: [
        [503, expect.stringMatching(/^The disk is full: make room/)],
        [200, 'ok\n'],
      ],
      after: [200, 'ready\n'],
      code: 0,
    });
  },
);
