import type { FastifyInstance } from 'fastify';
import { targetOf } from './web-request.ts';

/** Logs each response that did not come from memory. */
export function logAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    // Log known paths only, and no queries: others may contain personal data.
    const path = statusCode < 400 ? targetOf(request.raw).split('?', 1)[0] : undefined;
    request.log.info({
      method: request.method,
      path,
      status: statusCode,
      ms: Math.round(reply.elapsedTime),
    });
    done();
  });
}
