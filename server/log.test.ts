import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { announce, announceEnd } from './log.ts';

/** A stream that collects what is written to it. */
function kept(isTTY: boolean) {
  const lines: string[] = [];
  return { lines, isTTY, write: (text: string) => lines.push(text) > 0 };
}

describe('a message about the server’s start or end', () => {
  it('is plain text on a terminal', () => {
    const terminal = kept(true);
    announce('Iluma is at http://localhost:3000', terminal);
    announceEnd(new Error('The port is taken'), terminal);
    expect(terminal.lines).toEqual(['Iluma is at http://localhost:3000\n', 'The port is taken\n']);
  });

  it('is a log line elsewhere, without a stack', () => {
    const log = kept(false);
    announce('Iluma is at http://localhost:3000', log);
    announceEnd(new Error('Two\nlines'), log);
    announceEnd('nothing', log);
    expect(log.lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 30, msg: 'Iluma is at http://localhost:3000' }),
      expect.objectContaining({ level: 60, msg: 'Two\nlines' }),
      expect.objectContaining({ level: 60, msg: 'nothing' }),
    ]);
    expect(log.lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
    expect(log.lines.join('')).not.toContain('stack');
  });
});

describe('messages of Node about the process', () => {
  const main = new URL('log.ts', import.meta.url).href;
  function run(program: string) {
    const source = `import { logProcess, openLog } from '${main}';
      logProcess(openLog('warn'));
      ${program}`;
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', source],
      { encoding: 'utf8' },
    );
    const read = (text: string) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    return { status, log: read(stdout), errors: read(stderr) };
  }

  it('warnings become log lines', () => {
    const { status, log, errors } = run(`process.emitWarning('Too many listeners');`);
    expect([status, errors]).toEqual([0, []]);
    expect(log).toMatchObject([{ level: 40, msg: 'Too many listeners' }]);
  });

  it.each([`throw new Error('lost');`, `void Promise.reject(new Error('lost'));`])(
    'an uncaught error ends the process with a log line that has its stack: %s',
    (program) => {
      const { status, log, errors } = run(program);
      expect([status, log]).toEqual([1, []]);
      expect(errors).toMatchObject([
        { level: 60, msg: 'lost', err: { stack: expect.stringContaining('Error: lost') } },
      ]);
    },
  );
});
