import { useState } from 'react';
import { codeOf } from './admin-client.ts';
import { useAdmin } from './admin-context.tsx';

/** Something that is done on the server: one at a time, with what went wrong in words. */
export function useDeed() {
  const { words, say } = useAdmin();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns what came of it, or null when it failed */
  const run = async <Result>(
    work: () => Promise<Result>,
    said: string,
  ): Promise<{ result: Result } | null> => {
    setIsBusy(true);
    setProblem(null);
    try {
      const result = await work();
      say(said);
      return { result };
    } catch (error) {
      setProblem(words.failure[codeOf(error)]);
      return null;
    } finally {
      setIsBusy(false);
    }
  };

  return { isBusy, problem, setProblem, run };
}
