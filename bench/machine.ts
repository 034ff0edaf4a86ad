import { cpus, loadavg, release } from 'node:os';
import type { Cores } from './cores.ts';

/** The machine and the date of the bench, as rows of a table. */
export function describeMachine(
  started: Date,
  cores: Cores | null,
  command = 'npm run bench',
): string[][] {
  const model = cpus()[0]?.model.trim() ?? '';
  const [lately = 0] = loadavg();
  return [
    [
      'Date',
      started
        .toISOString()
        .replace(/:\d\d\.\d+Z/, ' UTC')
        .replace('T', ' '),
    ],
    ['Command', `\`${command}\``],
    ['Node.js', process.version],
    ['Cores', `${cpus().length}${/[a-z]/i.test(model) ? ` (${model})` : ''}`],
    ['System', `${process.platform} ${release()}, ${process.arch}`],
    [
      'Pinned',
      cores === null
        ? 'no: one core only, or no `taskset`'
        : `servers to core ${cores.server}, load generator to core ${cores.client}`,
    ],
    // The bench itself causes a load of one to two; more means that other processes were running.
    ['Load average at the end', lately.toFixed(1)],
  ];
}
