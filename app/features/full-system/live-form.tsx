import { useState } from 'react';
import type { SettingsCopy } from '#app/content/full-system/shape.ts';
import { defaultSettings, type SiteSettings } from '#app/domain/settings/site-settings.ts';
import { saveLiveSettings, type LiveSettings } from './live-settings.ts';
import { SettingsForm } from './settings-form.tsx';

type Notice = 'saved' | 'conflict' | 'failed' | 'restored';

/**
 * The settings of a signed-in user, saved for all visitors.
 *
 * @param live settings as last read or saved by this page
 * @param onChange called with the settings after a save or a conflict
 */
export function LiveForm({
  copy,
  live,
  onChange,
}: {
  copy: SettingsCopy;
  live: LiveSettings;
  onChange: (live: LiveSettings) => void;
}) {
  const [draft, setDraft] = useState<SiteSettings | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const settings = draft ?? live.settings;

  async function save() {
    setIsBusy(true);
    const outcome = await saveLiveSettings({ version: live.version, settings });
    setIsBusy(false);
    setNotice(outcome.is);
    if (outcome.is === 'failed') return;
    // After a conflict the form keeps its values; saving again overwrites the settings just read.
    onChange(outcome.live);
    setDraft(outcome.is === 'saved' ? null : settings);
  }

  return (
    <SettingsForm
      copy={copy}
      settings={settings}
      notice={notice && (notice === 'restored' ? copy.restored : copy.live[notice])}
      isBusy={isBusy}
      onChange={(next) => {
        setDraft(next);
        setNotice(null);
      }}
      onReset={() => {
        setDraft(defaultSettings);
        setNotice('restored');
      }}
      onSave={() => void save()}
    />
  );
}
