import type { FastifyInstance } from 'fastify';
import type { Answer } from '../pages/answer.ts';
import { logAnswers } from './access-log.ts';
import type { CrossSiteRefusals } from './cross-site-refusals.ts';
import { errorStatus, type Refusals } from './refusals.ts';

/** What Fastify does with a request: refuse it, have it answered, or report its failure. */
export function addHandlers(
  fastify: FastifyInstance,
  {
    answer,
    crossSite,
    refuse,
  }: { answer: Answer; crossSite: CrossSiteRefusals; refuse: Refusals['refuse'] },
): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  logAnswers(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!crossSite.refuse(request, reply)) done();
  });
  fastify.setNotFoundHandler(answer);
  fastify.setErrorHandler((error, request, reply) => {
    const status = errorStatus(error);
    if (status >= 500) request.log.error(error);
    refuse(reply.raw, status);
    reply.hijack();
  });
}
