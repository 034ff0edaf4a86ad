import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createSiteBrowser } from '#app/services/browser/create-site-browser.ts';
import { createOverpassSource } from '#app/services/businesses/overpass.ts';
import { createWebClient } from '#app/services/web/web-client.ts';
import { createMeasureSite, type PageRead } from './measure-site.ts';
import type { MeasureQuestion, MeasureAnswer, MeasureSettings } from './measure-thread.server.ts';

/** Reads and judges sites in a separate thread, so that a large audited page does not delay our visitors. */
const { allowed, agent, browser, overpassUrl } = workerData as MeasureSettings;

// On Linux, priorities are per thread: visitors' pages go first. Elsewhere this would set the priority of the process.
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
