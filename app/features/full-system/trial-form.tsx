import { useState } from 'react';
import type { SettingsCopy } from '#app/content/full-system/shape.ts';
import { defaultSettings, type SiteSettings } from '#app/domain/settings/site-settings.ts';
import { SettingsForm } from './settings-form.tsx';
import { useScreen } from './use-screen.ts';

type Notice = 'saved' | 'notKept' | 'restored';

/** Stores and applies settings. Returns whether they persist to the next load. */
export type SaveSettings = (settings: SiteSettings, screen: 'phone' | 'computer') => boolean;

/** Site settings to try out: saved in this browser only, and a draft in this form until then. */
export function TrialForm({
  copy,
  kept,
  onSave,
}: {
  copy: SettingsCopy;
  kept: SiteSettings;
  onSave: SaveSettings;
}) {
  const screen = useScreen();
  const [draft, setDraft] = useState<SiteSettings | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const settings = draft ?? kept;

  const change = (next: SiteSettings, said: Notice | null) => {
    setDraft(next);
    setNotice(said);
  };
  const save = () => {
    const isKept = onSave(settings, screen);
    setDraft(null);
    setNotice(isKept ? 'saved' : 'notKept');
  };

  return (
    <SettingsForm
      copy={copy}
      settings={settings}
      notice={notice && copy[notice]}
      onChange={(next) => change(next, null)}
      onReset={() => change(defaultSettings, 'restored')}
      onSave={save}
    />
  );
}
