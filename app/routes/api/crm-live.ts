import type { ChangeCounts, CrmNews } from '#app/data/crm-news.server.ts';
import { writeEvent } from '#app/domain/event-stream.ts';
import { apiRoute, Refusal, type ApiCall } from './api-route.ts';

const answer = apiRoute({ GET: { needs: 'read', answer: follow } });

export const loader = answer;
export const action = answer;

/** Windows that one person may have open. */
const mostStreams = 20;

/** Browsers come back by themselves, and are asked again who they are: a session that has ended gets no more news. */
const longestStream = 600_000;

/** Proxies close what is silent for a minute. */
const heartbeat = 25_000;

/** Tells how often each collection has changed: `hello` at once, then `changed` with each change. */
async function follow({ request, services, user }: ApiCall): Promise<Response> {
  const { streams } = services.apiLimits;
  const name = `${user.actor.kind}/${user.actor.id}`;
  const open = streams.get(name) ?? 0;
  if (open >= mostStreams) throw new Refusal('too-many', {}, { 'Retry-After': '60' });
  streams.set(name, open + 1);
  const body = streamOf(services.crmNews, request.signal, () => {
    const left = (streams.get(name) ?? 1) - 1;
    if (left > 0) streams.set(name, left);
    else streams.delete(name);
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // Nginx would otherwise keep the events until there are many.
      'X-Accel-Buffering': 'no',
    },
  });
}

function streamOf(
  news: CrmNews,
  signal: AbortSignal,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    async start(controller) {
      const say = (event: string) => controller.enqueue(encoder.encode(event));
      const tell = (event: string, counts: ChangeCounts) => say(writeEvent(event, counts));
      const stop = news.subscribe(
        (_changed, counts) => tell('changed', counts),
        () => end(),
      );
      const timers = [
        setInterval(() => say(':\n\n'), heartbeat).unref(),
        setTimeout(() => end(), longestStream).unref(),
      ];
      let isOver = false;
      end = () => {
        if (isOver) return;
        isOver = true;
        stop();
        timers.forEach((timer) => clearTimeout(timer));
        signal.removeEventListener('abort', end);
        onEnd();
        try {
          controller.close();
        } catch {
          // Whoever listened has let go already.
        }
      };
      if (signal.aborted) return end();
      signal.addEventListener('abort', end);
      say('retry: 2000\n\n');
      try {
        const counts = await news.read();
        if (!isOver) tell('hello', counts);
      } catch {
        // Nothing can be told; the browser comes back.
        end();
      }
    },
    cancel() {
      end();
    },
  });
}
