import type { Reporter } from 'vitest/node';

/** Lists tests that passed only at their second try, with what failed at the first. */
export const retriedTests: Reporter = {
  onTestCaseResult(test) {
    if (!test.diagnostic()?.flaky) return;
    const [error] = test.result().errors ?? [];
    console.warn(`Flaky: ${test.module.relativeModuleId} › ${test.fullName}: ${error?.message}`);
  },
};
