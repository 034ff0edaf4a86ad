/** Milliseconds between two attempts. */
const pause = 15_000;

/**
 * Retries a task until it succeeds once. Only the first failure is reported.
 *
 * @returns `tried` resolves after the first attempt, failed or not
 */
export function retryUntilSuccess(
  task: () => Promise<void>,
  report: (error: unknown) => void,
): { tried: Promise<void>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  let failures = 0;
  const attempt = async (): Promise<void> => {
    try {
      await task();
    } catch (error) {
      failures += 1;
      if (isStopped) return;
      if (failures === 1) report(error);
      timer = setTimeout(() => void attempt(), pause);
      timer.unref();
    }
  };
  return {
    tried: attempt(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
