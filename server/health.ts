import type { FastifyInstance } from 'fastify';

/** What load balancers ask: whether the server lives, and whether it takes requests. */
export function addHealth(fastify: FastifyInstance, isStopping: () => boolean): void {
  fastify.get('/healthz', (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send('ok\n'),
  );
  fastify.get('/readyz', (_request, reply) =>
    reply
      .code(isStopping() ? 503 : 200)
      .header('Cache-Control', 'no-store')
      .send(isStopping() ? 'stopping\n' : 'ready\n'),
  );
}
