import type { SiteServer } from './create-server.ts';

/** On SIGTERM or SIGINT, finishes requests in flight and exits; exits with an error after the grace period. */
export function stopOnSignal(
  server: Pick<SiteServer, 'stop' | 'fastify'>,
  graceMs: number,
  alsoClose: () => void,
): void {
  const stop = (signal: NodeJS.Signals) => {
    server.fastify.log.info({ signal }, 'stopping');
    const overdue = setTimeout(() => {
      server.fastify.log.error('requests were still in flight after the grace period');
      process.exit(1);
    }, graceMs);
    overdue.unref();
    alsoClose();
    void server.stop().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
