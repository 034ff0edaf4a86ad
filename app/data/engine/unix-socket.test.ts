import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { listenOnSocket, requestOverSocket } from './unix-socket.server.ts';

/** A socket in its own directory, and errors reported about it. */
function listen(answer: (request: string) => Promise<string>) {
  const directory = mkdtempSync(join(tmpdir(), 'socket-'));
  const path = join(directory, 'server.sock');
  const reported: unknown[] = [];
  const stop = listenOnSocket({ path, answer, report: (error) => reported.push(error) });
  onTestFinished(async () => {
    await stop();
    rmSync(directory, { recursive: true });
  });
  return { path, reported };
}

it('a request over a Unix socket is answered', async () => {
  const { path } = listen(async (request) => request.toUpperCase());
  await expect.poll(() => requestOverSocket(path, 'où ?')).toBe('OÙ ?');
});

it('a failed request rejects at the client, and is reported at the server', async () => {
  const broken = new Error('broken');
  const { path, reported } = listen(async (request) => {
    if (request === 'break') throw broken;
    return 'ready';
  });
  await expect.poll(() => requestOverSocket(path, '')).toBe('ready');
  await expect(requestOverSocket(path, 'break')).rejects.toThrow('before it had answered');
  expect(reported).toEqual([broken]);
});
