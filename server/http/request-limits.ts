import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Refusals } from './refusals.ts';

/** Times out bodies that do not arrive and responses that take too long. */
export function limitRequests(
  fastify: FastifyInstance,
  { refuse }: Pick<Refusals, 'refuse'>,
  answerTimeout: number,
): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const overdue = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      reply.hijack();
      refuse(reply.raw, request.raw.complete ? 503 : 408);
    }, answerTimeout);
    reply.raw.once('close', () => clearTimeout(overdue));
    done();
  });
  // Fastify reads the body of every request with a content type, and Node's stream of an absent body never emits `end`.
  fastify.addHook('preParsing', ({ raw }, _reply, payload, done) => {
    const isAbsent = raw.readableEnded && raw.headers['content-type'] !== undefined;
    done(null, isAbsent ? Readable.from([]) : payload);
  });
}
