import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFiles, durableParameters } from './durable-files.server.ts';
import { wordsOf, type Answer, type Order, type WorkerSettings } from './embedded.server.ts';

/**
 * PostgreSQL in a thread of its own: a heavy report must not hold up the site's pages. One order after the other; each
 * is answered once. What is thrown here is past mending, such as a sync that failed.
 */
const { directory, from } = workerData as WorkerSettings;

let hasFailed = false;

const engine = await PGlite.create({
  extensions: { pg_trgm },
  ...(from && { loadDataDir: new Blob([from]) }),
  ...(directory !== null && {
    fs: new DurableFiles(directory, fail),
    startParams: durableParameters,
  }),
});

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (order: Order) => {
  last = last.then(() => carryOut(order)).catch(fail);
});
say({ kind: 'ready' });

async function carryOut(order: Order): Promise<void> {
  const { id } = order;
  switch (order.kind) {
    case 'exchange': {
      // A copy: the engine's own memory cannot be handed over.
      const bytes = (await engine.execProtocolRaw(order.bytes)).slice();
      say({ kind: 'done', id, bytes }, [bytes.buffer]);
      break;
    }
    case 'dump': {
      const file = await engine.dumpDataDir('gzip');
      const bytes = new Uint8Array(await file.arrayBuffer());
      say({ kind: 'done', id, bytes }, [bytes.buffer]);
      break;
    }
    case 'close': {
      await engine.close();
      say({ kind: 'done', id, bytes: new Uint8Array() });
      parentPort?.close();
    }
  }
}

function fail(error: unknown): void {
  hasFailed = true;
  say({ kind: 'fatal', message: wordsOf(error) });
}

function say(answer: Answer, transfer: ArrayBuffer[] = []): void {
  if (!hasFailed || answer.kind === 'fatal') parentPort?.postMessage(answer, transfer);
}
