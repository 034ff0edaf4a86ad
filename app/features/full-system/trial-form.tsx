import { useState } from 'react';
import type { CockpitCopy } from '#app/content/full-system/shape.ts';
import {
  defaultCockpit,
  featuresOf,
  type Cockpit,
  type CockpitFeatures,
} from '#app/domain/cockpit.ts';
import { useStored } from '#app/ui/stored.ts';
import { CockpitForm } from './cockpit-form.tsx';
import { keptCockpit } from './cockpit-store.ts';
import { useScreen } from './use-screen.ts';

type Notice = 'saved' | 'notKept' | 'restored';

/**
 * The cockpit to try out: what is saved stays in this browser. Changes stay in this form until then.
 *
 * @param onApply is told what the saved settings mean for the frame
 */
export function TrialForm({
  copy,
  onApply,
}: {
  copy: CockpitCopy;
  onApply: (features: CockpitFeatures) => void;
}) {
  const kept = useStored(keptCockpit);
  const screen = useScreen();
  const [draft, setDraft] = useState<Cockpit | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const cockpit = draft ?? kept;

  const change = (next: Cockpit, said: Notice | null) => {
    setDraft(next);
    setNotice(said);
  };
  const save = () => {
    const isKept = keptCockpit.write(cockpit);
    onApply(featuresOf(cockpit, screen));
    setDraft(null);
    setNotice(isKept ? 'saved' : 'notKept');
  };

  return (
    <CockpitForm
      copy={copy}
      cockpit={cockpit}
      notice={notice && copy[notice]}
      onChange={(next) => change(next, null)}
      onReset={() => change(defaultCockpit, 'restored')}
      onSave={save}
    />
  );
}
