import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { bufferSize } from './buffer-size.server.ts';
import { DurableFiles, durableParameters } from './durable-files.server.ts';
import { PreparedMemory } from './prepared-memory.server.ts';
import { Turns } from './turns.server.ts';
import { endsTransaction, joined, query } from './wire.server.ts';
import {
  thrownMessage,
  type ExchangeMessage,
  type WorkerResponse,
  type WorkerMessage,
  type WorkerSettings,
} from './embedded.server.ts';

/**
 * Runs PostgreSQL in a thread of its own, so that a heavy report does not block page renders. Exchanges have one response
 * each. One that ends a transaction has it once the disk has what was committed; meanwhile PostgreSQL goes on with the
 * next, so that commits share a sync. An error thrown here, such as a failed sync, is fatal.
 */
const { directory, from, compiled } = workerData as WorkerSettings;

let hasFailed = false;

const files = directory === null ? null : new DurableFiles(directory, fail);
const engine = await PGlite.create({
  extensions: { pg_trgm },
  pgliteWasmModule: compiled,
  ...(typeof from === 'string' && { fs: new PreparedMemory(from) }),
  ...(from instanceof Uint8Array && { loadDataDir: new Blob([from]) }),
  ...(files && { fs: files }),
  startParams: [
    ...(files ? durableParameters : PGlite.defaultStartParams),
    '-c',
    `shared_buffers=${bufferSize(directory)}MB`,
  ],
});

const turns = new Turns<ExchangeMessage>();

parentPort?.on('message', (message: WorkerMessage) => {
  handle(message).catch(fail);
});
respond({ kind: 'ready' });

async function handle(message: WorkerMessage): Promise<void> {
  switch (message.kind) {
    case 'exchange': {
      turns.add(message);
      takeTurns();
      break;
    }
    case 'leave': {
      if (turns.leave(message.session)) exchange(query('rollback'));
      takeTurns();
      break;
    }
    case 'dump': {
      const file = await engine.dumpDataDir('gzip');
      const bytes = new Uint8Array(await file.arrayBuffer());
      respond({ kind: 'done', id: message.id, bytes }, [bytes.buffer]);
      break;
    }
    case 'close': {
      // What is held back is answered first.
      await files?.syncToFs();
      await engine.close();
      respond({ kind: 'done', id: message.id, bytes: new Uint8Array() });
      parentPort?.close();
    }
  }
}

function takeTurns(): void {
  for (let message = turns.next(); message; message = turns.next()) {
    const { id, session } = message;
    const before = files?.logSyncs;
    const bytes = exchange(message.bytes);
    const isOver = endsTransaction(bytes);
    turns.note(session, !isOver);
    const answer = () => respond({ kind: 'done', id, bytes }, [bytes.buffer]);
    // Also when it has only read: what it has seen may be a commit that is not on the disk yet. Within a transaction, the
    // answer to its end waits for that.
    if (files && (isOver || files.logSyncs !== before)) files.syncToFs().then(answer).catch(fail);
    else answer();
  }
}

/**
 * PostgreSQL's reply. By PGlite's way for streams, which is done when it returns: its others parse each reply as well, and
 * keep all that they have parsed.
 */
function exchange(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  // A copy: the engine's own memory changes, and cannot be transferred.
  const onRawData = (part: Uint8Array) => void parts.push(part.slice());
  engine.execProtocolRawStream(bytes, { syncToFs: false, onRawData }).catch(fail);
  return joined(parts);
}

function fail(error: unknown): void {
  hasFailed = true;
  respond({ kind: 'fatal', message: thrownMessage(error) });
}

function respond(response: WorkerResponse, transfer: ArrayBuffer[] = []): void {
  if (!hasFailed || response.kind === 'fatal') parentPort?.postMessage(response, transfer);
}
