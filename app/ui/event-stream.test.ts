import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

/** A browser's event source, which the server rejects on demand. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: Stream[] = [];
  readyState = 0;
  constructor() {
    super();
    Stream.opened.push(this);
  }
  refuse() {
    this.readyState = Stream.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  Stream.opened = [];
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function show(isShown: boolean) {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

it('a rejected stream reconnects; on a hidden page, only once it is visible', () => {
  show(true);
  const stop = openEventStream('/live', {});
  Stream.opened[0]?.refuse();
  vi.advanceTimersByTime(5000);
  expect(Stream.opened).toHaveLength(2);

  show(false);
  Stream.opened[1]?.refuse();
  vi.advanceTimersByTime(60 * minute);
  expect(Stream.opened).toHaveLength(2);
  show(true);
  expect(Stream.opened).toHaveLength(3);

  show(false);
  Stream.opened[2]?.refuse();
  vi.advanceTimersByTime(minute);
  stop();
  show(true);
  expect(Stream.opened).toHaveLength(3);
});
