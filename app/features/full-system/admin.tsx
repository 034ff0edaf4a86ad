import type { FullSystemCopy } from '#app/content/full-system/shape.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.ts';
import { Switch } from '#app/ui/fields/switch.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Preview } from './preview.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import type { SaveSettings } from './trial-form.tsx';

/** Who may change the settings, the dialog to try them, and a preview of the result. */
export function Admin({
  copy: { admin, settings, preview },
  kept,
  onSave,
  isDebugging,
  onDebuggingChange,
}: {
  copy: Pick<FullSystemCopy, 'admin' | 'settings' | 'preview'>;
  /** Settings in effect on this screen. */
  kept: SiteSettings;
  onSave: SaveSettings;
  /** Whether the debug panel, which reports on the page, is shown. */
  isDebugging: boolean;
  onDebuggingChange: () => void;
}) {
  const isLive = useHydrated();
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <h2 className="title">{admin.title}</h2>
        <p>{admin.reserved}</p>
        <p className="text-aurora">{admin.own}</p>
        <SettingsDialog copy={settings} open={admin.open} kept={kept} onSave={onSave} />
        <p className="unscripted text-dust">{admin.withoutScripts}</p>
        {isLive && (
          <Switch
            name="debug"
            label={admin.debug}
            isOn={isDebugging}
            onChange={onDebuggingChange}
          />
        )}
      </div>
      <Preview copy={preview} messages={settings} settings={kept} />
    </div>
  );
}
