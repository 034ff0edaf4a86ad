import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preloaded into a program: kills its process at the n-th call of a function of `node:fs`, as KILLED_AT says. */
const [name = '', nth = ''] = (process.env.KILLED_AT ?? '').split(' ');
const functions = fs as unknown as Record<string, (...parameters: unknown[]) => unknown>;
const original = functions[name];
let calls = 0;
functions[name] = (...parameters) => {
  calls += 1;
  if (calls === Number(nth)) process.kill(process.pid, 'SIGKILL');
  return original?.(...parameters);
};
syncBuiltinESMExports();
