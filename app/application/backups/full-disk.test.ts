import { expect, it } from 'vitest';
import { canMountDisk, onSmallDisk } from '../../../test/database/small-disk.ts';

it.skipIf(!canMountDisk())(
  'a backup on a full disk is reported once; the database runs on, and the earlier backup stays',
  { tags: 'long', timeout: 180_000 },
  async () => {
    expect(await onSmallDisk('140m', 'full-backup.ts')).toEqual({
      told: [
        {
          code: 'disk-full',
          why: expect.stringMatching(/^There is no room for a backup: .+backups has \d+ MB free/),
        },
      ],
      reported: [],
      last: 'disk-full',
      lastGood: null,
      rows: [{ answer: 1 }],
      files: ['iluma-scheduled-20260101-000000.tar.gz'],
    });
  },
);
