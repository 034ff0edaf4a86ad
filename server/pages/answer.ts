import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppBuild } from '../app-build.ts';
import { chooseEncoding, compress, isCompressible } from '../http/encoding.ts';
import type { EventStreams } from '../http/event-streams.ts';
import type { Refusals } from '../http/refusals.ts';
import { targetOf, toWebRequest } from '../http/web-request.ts';
import type { NoteRefusal } from '../refusal-trail.ts';
import type { Responder } from './responder.ts';
import { createTurns } from './turns.ts';

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The handler that passes requests to the app and sends its responses. */
export function createAnswer({
  entry,
  responder,
  refuse,
  streams,
  noteRefusal,
  isStopping,
  origin,
}: Pick<AppBuild, 'entry'> &
  Pick<Refusals, 'refuse'> & {
    responder: Responder;
    streams: EventStreams;
    noteRefusal: NoteRefusal;
    isStopping: () => boolean;
    origin: string;
  }): Answer {
  // A burst of requests must not delay pages served from memory.
  const takeTurn = createTurns();
  return async (request, reply) => {
    await takeTurn();
    const address = entry.pageAddress(targetOf(request.raw));
    const target = entry.parseRequestTarget(address).address;
    const { signal, complete } = untilClosed(reply);
    const { status, headers, body, stream, type, refusal } = await responder.respond(
      toWebRequest(request.raw, target, request.body, origin, signal),
      address,
      request.ip,
    );
    if (refusal) await noteRefusal(request, refusal);
    // Timed out; the error has been sent.
    if (reply.sent) return reply;
    // Addresses without a page (robots.txt, a feed) get a plain error; the API sends its own.
    const isTold = /^(text\/html|application\/problem\+json)/.test(type);
    if ((type === '' && [400, 404, 415].includes(status)) || (status === 405 && !isTold)) {
      refuse(reply.raw, status);
      return reply.hijack();
    }
    const encoding =
      isCompressible(type) && body.length > 500
        ? chooseEncoding(request.headers['accept-encoding'])
        : 'identity';
    const sent = await compress(body, encoding);
    if (reply.sent) return reply;
    complete();
    for (let i = 0; i < headers.length; i += 2)
      reply.raw.appendHeader(headers[i] ?? '', headers[i + 1] ?? '');
    if (encoding !== 'identity') reply.raw.setHeader('Content-Encoding', encoding);
    if (isStopping()) reply.raw.setHeader('Connection', 'close');
    reply.raw.setHeader('X-Request-Id', request.id);
    if (stream) {
      // A download is not cut short at shutdown: it would look complete.
      const isFile = type.startsWith('application/octet-stream');
      return reply.code(status).send(isFile ? Readable.from(stream) : streams.open(stream));
    }
    // `undefined`: Fastify would serialise null as JSON, with its length.
    const isBare = request.method === 'HEAD' || status === 304;
    return reply.code(status).send(isBare ? undefined : sent);
  };
}

/**
 * A signal that aborts when the connection is closed before the app's response is complete, or, for HEAD requests, once
 * the head is sent.
 */
function untilClosed({ raw, request }: FastifyReply) {
  const aborted = new AbortController();
  let isComplete = false;
  // The response's `close` event: the request's also fires when its body has been read.
  raw.once('close', () => {
    if (!isComplete || !raw.writableFinished || request.method === 'HEAD') aborted.abort();
  });
  return {
    signal: aborted.signal,
    /** The app has responded. */
    complete: () => void (isComplete = true),
  };
}
