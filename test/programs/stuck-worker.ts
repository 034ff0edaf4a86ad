import { parentPort } from 'node:worker_threads';

/** Computes from its first message on, without an end. */
parentPort?.once('message', () => {
  for (;;);
});
