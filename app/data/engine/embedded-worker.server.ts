import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { bufferSize } from './buffer-size.server.ts';
import { DurableFiles, durableParameters } from './durable-files.server.ts';
import {
  thrownMessage,
  type ExchangeMessage,
  type WorkerResponse,
  type WorkerMessage,
  type WorkerSettings,
} from './embedded.server.ts';
import { PreparedMemory } from './prepared-memory.server.ts';
import { Turns } from './turns.server.ts';
import { endsTransaction, joined, query } from './wire.server.ts';

/**
 * Runs PostgreSQL in a separate thread, so that a heavy report does not block page renders. Each exchange has one
 * response. The response to the end of a transaction is sent once the commit is on disk; meanwhile PostgreSQL continues
 * with the next exchange, so that commits share a sync. An error thrown here, such as a failed sync, is fatal.
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
      // Held-back responses go first.
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
    // Reads wait too: they may have seen a commit that is not on disk yet. Within a transaction, the response to its
    // end does the waiting.
    if (files && (isOver || files.logSyncs !== before)) files.syncToFs().then(answer).catch(fail);
    else answer();
  }
}

/**
 * PostgreSQL's reply, through PGlite's streaming interface, which is finished when it returns: the other interfaces
 * also parse each reply, and keep all parsed data.
 */
function exchange(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  // A copy: the engine's own memory changes and cannot be transferred.
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
