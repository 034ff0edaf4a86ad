import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a program and its threads: syncs fail once the file BREAK_DISK exists. */
const { BREAK_DISK = '' } = process.env;
const sync = fs.fsyncSync;
fs.fsyncSync = (descriptor) => {
  if (existsSync(BREAK_DISK)) throw Object.assign(new Error('EIO'), { code: 'EIO' });
  sync(descriptor);
};
syncBuiltinESMExports();
