import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryUntilSuccess } from './retry-until-success.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  const task = vi.fn<() => Promise<void>>(async () => {
    if (task.mock.calls.length <= times) throw new Error('away');
  });
  return task;
};

it.each([0, 1, 5])('retries a task until it succeeds, after %i failures', async (times) => {
  const task = failing(times);
  const report = vi.fn<(error: unknown) => void>();
  await retryUntilSuccess(task, report).tried;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(task).toHaveBeenCalledTimes(times + 1);
  expect(report).toHaveBeenCalledTimes(Math.min(times, 1));
});

it('does not retry a stopped task', async () => {
  const task = failing(5);
  const { tried, stop } = retryUntilSuccess(task, () => {});
  await tried;
  stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(task).toHaveBeenCalledTimes(1);
});
