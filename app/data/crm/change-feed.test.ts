import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangeCounts } from '#app/domain/crm/store/feed-topics.ts';
import { createChangeFeed } from './change-feed.server.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function news(first: ChangeCounts = {}) {
  let counts = first;
  const read = vi.fn<() => Promise<ChangeCounts>>(async () => counts);
  const report = vi.fn<(error: unknown) => void>();
  const heard = vi.fn<(changed: readonly string[]) => void>();
  return {
    ...createChangeFeed({ read, report }),
    mocks: { read, report, heard },
    now: (next: ChangeCounts) => (counts = next),
    second: () => vi.advanceTimersByTimeAsync(1000),
  };
}

describe('the change feed', () => {
  it('reports a change made by another process within a second, once', async () => {
    const { subscribe, mocks, now, second } = news({ clients: 4 });
    subscribe(mocks.heard);
    await second();
    expect(mocks.heard).not.toHaveBeenCalled();
    now({ clients: 5, tasks: 1 });
    await second();
    await second();
    expect(mocks.heard.mock.calls).toEqual([[['clients', 'tasks'], expect.anything()]]);
  });

  it('reports a change made by this process at once, and not again at the next poll', async () => {
    const { subscribe, publish: tell, mocks, now, second } = news({ clients: 4, tasks: 9 });
    subscribe(mocks.heard);
    tell({ clients: 5 });
    expect(mocks.heard.mock.calls).toEqual([[['clients'], { clients: 5 }]]);
    now({ clients: 5, tasks: 9 });
    await second();
    await second();
    expect(mocks.heard).toHaveBeenCalledOnce();
  });

  it('polls only while somebody is subscribed', async () => {
    const { subscribe, mocks, second } = news();
    await second();
    expect(mocks.read).not.toHaveBeenCalled();
    const stop = subscribe(mocks.heard);
    await second();
    expect(mocks.read).toHaveBeenCalledTimes(2);
    stop();
    stop();
    await second();
    expect(mocks.read).toHaveBeenCalledTimes(2);
  });

  it('starts again with the next subscriber', async () => {
    const { subscribe, mocks, now, second } = news({ clients: 1 });
    subscribe(() => {})();
    now({ clients: 7 });
    subscribe(mocks.heard);
    await second();
    expect(mocks.heard).not.toHaveBeenCalled();
  });

  it('continues after a database outage, and reports the outage once', async () => {
    const { subscribe, mocks, now, second } = news({ clients: 1 });
    subscribe(mocks.heard);
    await second();
    mocks.read.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
    await second();
    await second();
    expect(mocks.report).toHaveBeenCalledOnce();
    now({ clients: 2 });
    await second();
    expect(mocks.heard).toHaveBeenCalledWith(['clients'], expect.anything());
  });

  it('ends all subscriptions when it is closed', async () => {
    const { subscribe, close, publish: tell, mocks, second } = news();
    const over = vi.fn<() => void>();
    subscribe(mocks.heard, over);
    await second();
    close();
    expect(over).toHaveBeenCalledOnce();
    tell({ clients: 1 });
    expect(mocks.heard).not.toHaveBeenCalled();
    const asked = mocks.read.mock.calls.length;
    await second();
    expect(mocks.read).toHaveBeenCalledTimes(asked);
  });
});
