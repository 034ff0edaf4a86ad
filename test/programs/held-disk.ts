import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a program and its threads: holds syncs outside PostgreSQL while the file HOLD_DISK exists. */
const { HOLD_DISK = '' } = process.env;
const { fdatasync } = fs;

const held = (descriptor: number, done: fs.NoParamCallback): void => {
  if (existsSync(HOLD_DISK)) setTimeout(() => held(descriptor, done), 5);
  else fdatasync(descriptor, done);
};
Object.assign(fs, { fdatasync: held });
syncBuiltinESMExports();
