/** One event of a `text/event-stream`. */
export interface StreamEvent {
  /** `message` if the stream names none. */
  event: string;
  data: string;
}

/** Maximum length of an event, in characters; longer ones are an error. */
const longestEvent = 1_000_000;

/**
 * Parses server-sent events from chunks that may be split anywhere. Only names and data are kept. Source:
 * https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
 *
 * @returns takes the next chunk, returns the events that it completes
 * @throws RangeError for an event that exceeds the maximum length
 */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = '';
  let event = '';
  let data: string[] = [];
  let length = 0;
  return (piece) => {
    rest += piece;
    const events: StreamEvent[] = [];
    // A carriage return at the end of a chunk may be the first half of a line break.
    const lines = rest.split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    if (rest.length > longestEvent) throw new RangeError('An event is too long');
    for (const line of lines) {
      if (line === '') {
        if (data.length > 0) events.push({ event: event || 'message', data: data.join('\n') });
        [event, data, length] = ['', [], 0];
        continue;
      }
      const [, field = '', value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
      if (field === 'data') {
        data.push(value);
        // Empty lines are preserved, each with its line break.
        length += value.length + 1;
        if (length > longestEvent) throw new RangeError('An event is too long');
      } else if (field === 'event') event = value;
    }
    return events;
  };
}

/** Serializes an event. */
export function writeEvent(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
