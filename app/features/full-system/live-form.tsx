import { useState } from 'react';
import type { CockpitCopy } from '#app/content/full-system/shape.ts';
import { defaultCockpit, type Cockpit } from '#app/domain/cockpit.ts';
import { CockpitForm } from './cockpit-form.tsx';
import { saveLiveCockpit, type LiveCockpit } from './live-cockpit.ts';

type Notice = 'saved' | 'conflict' | 'failed' | 'restored';

/**
 * The cockpit of who is signed in: what is saved is the site of everybody.
 *
 * @param live how the site is set, as far as this page knows
 * @param onChange told how it is set now
 */
export function LiveForm({
  copy,
  live,
  onChange,
}: {
  copy: CockpitCopy;
  live: LiveCockpit;
  onChange: (live: LiveCockpit) => void;
}) {
  const [draft, setDraft] = useState<Cockpit | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const cockpit = draft ?? live.cockpit;

  async function save() {
    setIsBusy(true);
    const outcome = await saveLiveCockpit({ version: live.version, cockpit });
    setIsBusy(false);
    setNotice(outcome.is);
    if (outcome.is === 'failed') return;
    // What was set here stays in the form after a conflict, to be saved over what has been read now, or not.
    onChange(outcome.live);
    setDraft(outcome.is === 'saved' ? null : cockpit);
  }

  return (
    <CockpitForm
      copy={copy}
      cockpit={cockpit}
      notice={notice && (notice === 'restored' ? copy.restored : copy.live[notice])}
      isBusy={isBusy}
      onChange={(next) => {
        setDraft(next);
        setNotice(null);
      }}
      onReset={() => {
        setDraft(defaultCockpit);
        setNotice('restored');
      }}
      onSave={() => void save()}
    />
  );
}
