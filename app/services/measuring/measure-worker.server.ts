import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createSiteBrowser } from '#app/services/browser/create-site-browser.ts';
import { createOverpassSource } from '#app/services/businesses/overpass.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { createMeasureSite, type PageRead } from './measure-site.ts';
import type { MeasureQuestion, MeasureAnswer, MeasureSettings } from './measure-thread.server.ts';

/** Reads and judges sites in a thread of its own, so that a large page of others does not hold up visitors of ours. */
const { allowed, agent, browser, overpassUrl } = workerData as MeasureSettings;

// On Linux a priority is one of a thread: pages of visitors go first. Elsewhere it would be that of the process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const report = (error: unknown) => answer({ kind: 'report', message: messageOf(error) });
const measure = createMeasureSite(
  createWebClient({ allowed, agent }),
  browser && createSiteBrowser({ ...browser, allowed, agent, report }),
  overpassUrl === null ? null : createOverpassSource({ url: overpassUrl, now: Date.now }),
);
const running = new Map<number, AbortController>();

parentPort?.on('message', (question: MeasureQuestion) => {
  if (question.kind === 'ping') answer({ kind: 'pong' });
  else if (question.kind === 'abort') running.get(question.id)?.abort();
  else void run(question);
});

async function run({ id, address, at }: MeasureQuestion & { kind: 'measure' }): Promise<void> {
  const controller = new AbortController();
  running.set(id, controller);
  try {
    const { signal } = controller;
    const onPage = (page: PageRead) => answer({ kind: 'page', id, page });
    answer({ kind: 'done', id, measured: await measure({ address, at, signal, onPage }) });
  } catch (error) {
    answer({ kind: 'failed', id, message: messageOf(error) });
  } finally {
    running.delete(id);
  }
}

function answer(message: MeasureAnswer): void {
  parentPort?.postMessage(message, []);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
