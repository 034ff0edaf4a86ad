import type { FastifyInstance } from 'fastify';
import { targetOf } from './web-request.ts';

/** A line in the log for each answer that did not come from memory. */
export function logAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    // An address nobody answers can hold anything, so only known ones are written down; queries never are.
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
