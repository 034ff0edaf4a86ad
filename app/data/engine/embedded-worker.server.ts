import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFiles, durableParameters } from './durable-files.server.ts';
import { readPacked } from './files/packed-folder.server.ts';
import { PreparedMemory } from './prepared-memory.server.ts';
import {
  thrownMessage,
  type WorkerResponse,
  type WorkerMessage,
  type WorkerSettings,
} from './embedded.server.ts';

/**
 * Runs PostgreSQL in a thread of its own, so that a heavy report does not block page renders. Messages are handled one
 * after the other, each with one response. An error thrown here, such as a failed sync, is fatal.
 */
const { directory, from, compiled } = workerData as WorkerSettings;

let hasFailed = false;

const engine = await PGlite.create({
  extensions: { pg_trgm },
  pgliteWasmModule: compiled,
  ...(typeof from === 'string' && { fs: new PreparedMemory(readPacked(from)) }),
  ...(from instanceof Uint8Array && { loadDataDir: new Blob([from]) }),
  ...(directory !== null && {
    fs: new DurableFiles(directory, fail),
    startParams: durableParameters,
  }),
});

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (message: WorkerMessage) => {
  last = last.then(() => handle(message)).catch(fail);
});
respond({ kind: 'ready' });

async function handle(message: WorkerMessage): Promise<void> {
  const { id } = message;
  switch (message.kind) {
    case 'exchange': {
      // A copy, because the engine's own memory cannot be transferred.
      const bytes = (await engine.execProtocolRaw(message.bytes)).slice();
      respond({ kind: 'done', id, bytes }, [bytes.buffer]);
      break;
    }
    case 'dump': {
      const file = await engine.dumpDataDir('gzip');
      const bytes = new Uint8Array(await file.arrayBuffer());
      respond({ kind: 'done', id, bytes }, [bytes.buffer]);
      break;
    }
    case 'close': {
      await engine.close();
      respond({ kind: 'done', id, bytes: new Uint8Array() });
      parentPort?.close();
    }
  }
}

function fail(error: unknown): void {
  hasFailed = true;
  respond({ kind: 'fatal', message: thrownMessage(error) });
}

function respond(response: WorkerResponse, transfer: ArrayBuffer[] = []): void {
  if (!hasFailed || response.kind === 'fatal') parentPort?.postMessage(response, transfer);
}
