import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from './app-build.ts';

interface Health {
  isStopping: () => boolean;
  /** Flat list of names and values. */
  commonHeaders: readonly string[];
}

/**
 * Liveness and readiness probes for load balancers: the process responds, and visitors' submissions can be stored. The
 * second one also tells the operator what to look into.
 */
export function addHealth(
  fastify: FastifyInstance,
  { floodGuard, readiness }: Pick<Services, 'floodGuard' | 'readiness'>,
  { isStopping, commonHeaders }: Health,
): void {
  const answer = (reply: FastifyReply, status: number, text: string) => {
    for (let i = 0; i < commonHeaders.length; i += 2)
      reply.header(commonHeaders[i] ?? '', commonHeaders[i + 1] ?? '');
    return reply
      .code(status)
      .header('Cache-Control', 'no-store')
      .header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      .type('text/plain; charset=utf-8')
      .send(text);
  };
  fastify.get('/healthz', (_request, reply) => answer(reply, 200, 'ok\n'));
  fastify.get('/readyz', async (_request, reply) => {
    const reason = isStopping() ? 'stopping' : await readiness();
    return reason === null
      ? answer(reply, 200, `ready\n${remarkOn(floodGuard.drops())}`)
      : answer(reply, 503, `${reason}\n`);
  });
}

function remarkOn(drops: ReturnType<Services['floodGuard']['drops']>): string {
  if (drops === null) return '';
  const { messages, bytes, lastAt } = drops;
  return `quarantine over its budget: ${messages} messages (${bytes} bytes) dropped in 7 days, last at ${lastAt.toISOString()}\n`;
}
