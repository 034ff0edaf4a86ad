import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a program and its threads: makes syncs fail once the file BREAK_DISK exists. */
const { BREAK_DISK = '' } = process.env;
const failure = () =>
  existsSync(BREAK_DISK) ? Object.assign(new Error('EIO'), { code: 'EIO' }) : null;

for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
  const sync = fs[name];
  fs[name] = (descriptor) => {
    const error = failure();
    if (error) throw error;
    sync(descriptor);
  };
}
const { fdatasync } = fs;
const failing = (descriptor: number, done: fs.NoParamCallback) => {
  const error = failure();
  if (error) done(error);
  else fdatasync(descriptor, done);
};
Object.assign(fs, { fdatasync: failing });
syncBuiltinESMExports();
