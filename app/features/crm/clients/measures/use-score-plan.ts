import { fill } from '#app/i18n/format.ts';
import { useWorkspace } from '../../frame/workspace.tsx';

/** Applies a plan that calculates a client's score, and announces the new score. */
export function useScorePlan({ id, name }: { id: string; name: string }) {
  const {
    messages: { clients: copy },
    store,
    run,
    notify,
  } = useWorkspace();
  return async (plan: Parameters<typeof run>[0]): Promise<void> => {
    const problem = await run(plan);
    const score = (await store.get('clients', id))?.ilaScore.current;
    if (!problem && score !== undefined)
      notify(fill(copy.recalculated, { name, score: String(score) }));
  };
}
