import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppBuild } from '../app-build.ts';
import type { NoteRefusal } from '../refusal-trail.ts';
import type { Refusals } from './refusals.ts';

/** Requests made by pages of other sites; refused by Fastify, which knows the caller's address behind proxies. */
export interface CrossSiteRefusals {
  mark: (request: IncomingMessage) => void;
  /** Refuses a marked request. Returns whether it was marked. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => boolean;
}

export function createCrossSiteRefusals(
  { entry }: Pick<AppBuild, 'entry'>,
  { refuse }: Pick<Refusals, 'refuse'>,
  noteRefusal: NoteRefusal,
): CrossSiteRefusals {
  const marked = new WeakSet<IncomingMessage>();
  return {
    mark: (request) => marked.add(request),
    refuse(request, reply) {
      if (!marked.has(request.raw)) return false;
      const { method = '', url = '' } = request.raw;
      const path = entry.pathPattern(entry.parseRequestTarget(url).address);
      refuse(reply.raw, 403);
      reply.hijack();
      noteRefusal(request, { method, path, reason: 'cross-site', actor: null, status: 403 }).catch(
        (error: unknown) => request.log.error(error),
      );
      return true;
    },
  };
}
