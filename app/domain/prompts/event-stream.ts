/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** `message` when the stream names none. */
  event: string;
  data: string;
}

/** Longest event read, in characters: more is no text anyone asked for. */
const longestEvent = 1_000_000;

/**
 * Reads events from text that comes in pieces, cut anywhere. Only names and data are kept.
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 *
 * @returns takes the next piece, gives the events that it completes
 * @throws RangeError when an event does not end
 */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];
  return (piece) => {
    rest += piece;
    const events: StreamEvent[] = [];
    // A carriage return at the very end may be half of a line's end.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > longestEvent) throw new RangeError('An event is too long');
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n') });
        [event, data] = ['', []];
        continue;
      }
      const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') data.push(value);
      else if (field === 'event') event = value;
    }
    return events;
  };
}

/** An event as it is sent. */
export function writeEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
