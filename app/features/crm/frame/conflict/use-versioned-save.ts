import { useState } from 'react';
import { useMutation } from '../use-mutation.ts';
import { useWorkspace } from '../workspace.tsx';
import { saveJoined, type Dispute, type VersionedStore } from './save-joined.ts';

/**
 * Saves over the opened version, merged with what a colleague has saved since. When both have changed a field to
 * different values, `dispute` holds both until the user chooses one.
 *
 * @param undecided error message when the question is closed without a choice
 * @param onTheirs called with the colleague's version once it is chosen
 */
export function useVersionedSave<Draft, Version, Field, Saved>(
  store: VersionedStore<Draft, Version, Field, Saved>,
  opened: Version,
  {
    undecided,
    onSaved,
    onTheirs,
  }: { undecided: string; onSaved: (saved: Saved) => void; onTheirs: (there: Version) => void },
) {
  const { messages, announce } = useWorkspace();
  const mutation = useMutation();
  const [dispute, setDispute] = useState<Dispute<Draft, Version, Field> | null>(null);

  async function saveOver(on: Version, mine: Draft) {
    const ran = await mutation.run(() => saveJoined(store, mine, on));
    if (!ran) return;
    if ('disputed' in ran.result) setDispute(ran.result);
    else onSaved(ran.result.saved);
  }

  function decide(choice: 'mine' | 'theirs' | null) {
    setDispute(null);
    if (choice === null || !dispute) return mutation.setProblem(undecided);
    if (choice === 'mine') return void saveOver(dispute.there, dispute.mine);
    announce(messages.live.conflict.taken);
    onTheirs(dispute.there);
  }

  return { ...mutation, save: (mine: Draft) => void saveOver(opened, mine), dispute, decide };
}
