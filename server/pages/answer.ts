import { Readable } from 'node:stream';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppBuild } from './app-build.ts';
import { chooseEncoding, compress, isCompressible } from './encoding.ts';
import type { Refusals } from './refusals.ts';
import type { Responder } from './responder.ts';
import { targetOf, toWebRequest } from './web-request.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The one route to the app: what came as a web Request, and the app's response as Node sends it. */
export function createAnswer({
  entry,
  responder,
  refuse,
  isStopping,
  origin,
}: Pick<AppBuild, 'entry'> &
  Pick<Refusals, 'refuse'> & {
    responder: Responder;
    isStopping: () => boolean;
    origin: string;
  }): Answer {
  return async (request, reply) => {
    const address = targetOf(request.raw);
    const target = entry.parseAsked(address).address;
    const { status, headers, body, stream, type } = await responder.respond(
      toWebRequest(request.raw, target, request.body, origin, untilClosed(reply)),
      address,
      request.ip,
    );
    // What has no page of its own (robots.txt, a feed) is refused without one; the API says it in its own way.
    const isTold = /^(text\/html|application\/problem\+json)/.test(type);
    if ((status === 404 && type === '') || (status === 405 && !isTold)) {
      refuse(reply.raw, status);
      return reply.hijack();
    }
    const encoding =
      isCompressible(type) && body.length > 500
        ? chooseEncoding(request.headers['accept-encoding'])
        : 'identity';
    const sent = await compress(body, encoding, 'passing');
    for (let i = 0; i < headers.length; i += 2)
      reply.raw.appendHeader(headers[i] ?? '', headers[i + 1] ?? '');
    if (encoding !== 'identity') reply.raw.setHeader('Content-Encoding', encoding);
    if (isStopping()) reply.raw.setHeader('Connection', 'close');
    reply.raw.setHeader('X-Request-Id', request.id);
    if (stream) return reply.code(status).send(Readable.fromWeb(stream as NodeStream));
    // Nothing at all: Fastify would write a null as JSON, and say how long that is.
    const isBare = request.method === 'HEAD' || status === 304;
    return reply.code(status).send(isBare ? undefined : sent);
  };
}

/** Aborted when whoever asked leaves before the answer is complete, or wanted no more than its head. */
function untilClosed({ raw, request }: FastifyReply): AbortSignal {
  const aborted = new AbortController();
  // The response's event, not the request's: that one also comes when a body has been read to its end.
  raw.once('close', () => {
    if (!raw.writableFinished || request.method === 'HEAD') aborted.abort();
  });
  return aborted.signal;
}
