import { useState } from 'react';
import type { CockpitCopy } from '#app/content/full-system/shape.ts';
import { defaultCockpit, type Cockpit } from '#app/domain/cockpit.ts';
import { CockpitForm } from './cockpit-form.tsx';
import { useScreen } from './use-screen.ts';

type Notice = 'saved' | 'notKept' | 'restored';

/** Keeps settings and applies them. Returns whether they will still be there on the next load. */
export type SaveCockpit = (cockpit: Cockpit, screen: 'phone' | 'computer') => boolean;

/** The cockpit to try out: what is saved stays in this browser. Changes stay in this form until then. */
export function TrialForm({
  copy,
  kept,
  onSave,
}: {
  copy: CockpitCopy;
  kept: Cockpit;
  onSave: SaveCockpit;
}) {
  const screen = useScreen();
  const [draft, setDraft] = useState<Cockpit | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const cockpit = draft ?? kept;

  const change = (next: Cockpit, said: Notice | null) => {
    setDraft(next);
    setNotice(said);
  };
  const save = () => {
    const isKept = onSave(cockpit, screen);
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
