/** Delay before a rejected stream is opened again, in milliseconds. */
const reopenAfter = 5000;

/**
 * Listens to an event stream of the server, by event name. Reconnects by itself; a hidden page waits until it is
 * visible again, so that a forgotten page with an expired session does not retry all night.
 *
 * @returns stops listening
 */
export function openEventStream(
  address: string,
  listeners: Readonly<Record<string, (data: string) => void>>,
): () => void {
  let events: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();
  function open() {
    events = new EventSource(address);
    for (const [name, listener] of Object.entries(listeners))
      events.addEventListener(name, ({ data }: MessageEvent<string>) => listener(data));
    events.addEventListener('error', () => {
      // EventSource reconnects by itself except after an error status, such as that of an expired session.
      if (events.readyState === EventSource.CLOSED) reopening = setTimeout(reopen, reopenAfter);
    });
  }
  function reopen() {
    if (!document.hidden) return open();
    const once = { once: true, signal: stopped.signal };
    document.addEventListener('visibilitychange', reopen, once);
  }
  open();
  return () => {
    stopped.abort();
    clearTimeout(reopening);
    events.close();
  };
}
