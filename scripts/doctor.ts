/**
 * Checks everything that a running site needs, and says how to fix what is missing.
 * Usage: npm run doctor (with the environment of the server, which may be running or not)
 */
import { stdout } from 'node:process';
import { styleText } from 'node:util';
import { readConfig } from '../server/config.ts';
import { createPrivateFiles } from '../server/private-files.ts';
import { examine } from './doctor/checks.ts';
import type { Finding } from './doctor/verdict.ts';

const colours = { ok: 'green', note: 'yellow', wrong: 'red' } as const;

function print({ state, name, text }: Finding): void {
  const mark = styleText(colours[state], state.padEnd(5), { stream: stdout });
  console.log(`${mark}  ${name.padEnd(12)}  ${text}`);
}

// A reader that stops early, such as `head`, has closed the pipe.
stdout.on('error', () => process.exit());
createPrivateFiles();
try {
  const config = readConfig();
  let isWell = true;
  for await (const finding of examine(config)) {
    print(finding);
    isWell &&= finding.state !== 'wrong';
  }
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  print({ state: 'wrong', name: 'settings', text: (error as Error).message });
  process.exitCode = 1;
}
