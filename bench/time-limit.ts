import { stopAll } from './processes.ts';

/** Stops the bench's servers and exits with an error at a signal, or when `seconds` have passed. */
export function limitTime(seconds: number): void {
  const giveUp = (reason: string) => {
    console.error(`The benchmark was aborted: ${reason}`);
    void stopAll().finally(() => process.exit(1));
  };
  setTimeout(giveUp, seconds * 1000, `it took more than ${seconds} s`).unref();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, giveUp);
}
