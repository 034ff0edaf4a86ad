import { useState } from 'react';
import { useMutation } from '../frame/use-mutation.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Changes a meeting; a rejection is shown beside the control. */
export function useMeetingChange() {
  const {
    messages: { agenda: copy },
    announce,
  } = useWorkspace();
  const { isBusy, problem, setProblem, run } = useMutation();
  const [refusals, setRefusals] = useState(0);
  const texts = {
    taken: copy.move.taken,
    'not-possible': copy.move.notPossible,
    gone: copy.panel.gone,
  } as const;

  /** @returns whether it was changed */
  async function change(
    work: () => Promise<'done' | keyof typeof texts>,
    said: string,
  ): Promise<boolean> {
    const ran = await run(work);
    if (!ran) return false;
    if (ran.result !== 'done') {
      setProblem(texts[ran.result]);
      setRefusals((count) => count + 1);
      return false;
    }
    announce(said);
    return true;
  }

  return {
    isBusy,
    problem,
    setProblem,
    /** Number of changes the server has rejected, without lost connections. */
    refusals,
    change,
  };
}
