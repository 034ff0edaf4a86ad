import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Loaded ahead of a program and its threads: syncs fail from the moment that the file BREAK_DISK is there. */
const { BREAK_DISK = '' } = process.env;
const sync = fs.fsyncSync;
fs.fsyncSync = (descriptor) => {
  if (existsSync(BREAK_DISK)) throw Object.assign(new Error('EIO'), { code: 'EIO' });
  sync(descriptor);
};
syncBuiltinESMExports();
