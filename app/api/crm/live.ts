import type { Services } from '#app/application/services.ts';
import {
  isVisibleTopic,
  visibleCounts,
  type ChangeCounts,
} from '#app/domain/crm/store/feed-topics.ts';
import { writeEvent } from '#app/domain/prompts/event-stream.ts';

/**
 * Maximum duration of a stream in milliseconds. Browsers reconnect and are authenticated again, so an ended session
 * gets no more events.
 */
const longestStream = 600_000;

/** Milliseconds between heartbeats: proxies close a connection after a minute of silence. */
const heartbeat = 25_000;

/**
 * The change feed as server-sent events: `hello` with the current counts, then `changed` with each change.
 *
 * @param worksOnLeads whether the caller may see changes of leads
 * @param onEnd called once, whatever ends the stream
 */
export function streamOf(
  changeFeed: Services['changeFeed'],
  signal: AbortSignal,
  worksOnLeads: boolean,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let end = () => {};
  return new ReadableStream({
    async start(controller) {
      const say = (event: string) => controller.enqueue(encoder.encode(event));
      const tell = (event: string, counts: ChangeCounts) =>
        say(writeEvent(event, visibleCounts(counts, worksOnLeads)));
      const stop = changeFeed.subscribe(
        (changed, counts) => {
          if (changed.some((topic) => isVisibleTopic(topic, worksOnLeads))) tell('changed', counts);
        },
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
          // Cancelled by the client.
        }
      };
      if (signal.aborted) return end();
      signal.addEventListener('abort', end);
      say('retry: 2000\n\n');
      try {
        const counts = await changeFeed.read();
        if (!isOver) tell('hello', counts);
      } catch {
        // The database is unavailable; the browser reconnects.
        end();
      }
    },
    cancel() {
      end();
    },
  });
}
