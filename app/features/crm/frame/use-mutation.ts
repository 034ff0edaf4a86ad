import { useRef, useState } from 'react';
import { useStaff } from './staff-context.tsx';

/**
 * Runs one mutation at a time: a call while another runs is a second click, and is ignored.
 *
 * @param report where errors are shown: beside the control, through `problem`, or by the frame, which may offer a retry
 */
export function useMutation(report: 'here' | 'frame' = 'here') {
  const { announce, problemOf, fail } = useStaff();
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /**
   * @param done announced on success
   * @returns the result, or null after a failure
   */
  async function run<Result>(
    work: () => Promise<Result>,
    done?: string,
  ): Promise<{ result: Result } | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBusy(true);
    setProblem(null);
    try {
      const result = await work();
      if (done !== undefined) announce(done);
      return { result };
    } catch (error) {
      if (report === 'here') setProblem(problemOf(error));
      else fail(error, () => void run(work, done));
      return null;
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, problem, setProblem, run };
}
