import { parentPort } from 'node:worker_threads';

/** Computes endlessly from its first message on. */
parentPort?.once('message', () => {
  for (;;);
});
