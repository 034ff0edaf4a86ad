import type { FullSystemCopy } from '#app/content/full-system/shape.ts';
import type { Cockpit } from '#app/domain/cockpit.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Switch } from '#app/ui/switch.tsx';
import { CockpitDialog } from './cockpit-dialog.tsx';
import type { SaveCockpit } from './trial-form.tsx';
import { Preview } from './preview.tsx';

/** Who holds the controls, the way to try them, and what the tried settings look like. */
export function Admin({
  copy: { admin, cockpit, preview },
  kept,
  onSave,
  isDebugging,
  onDebuggingChange,
}: {
  copy: Pick<FullSystemCopy, 'admin' | 'cockpit' | 'preview'>;
  /** The settings that hold on this screen. */
  kept: Cockpit;
  onSave: SaveCockpit;
  /** Whether the panel stands that says how the page is doing. */
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
        <CockpitDialog copy={cockpit} open={admin.open} kept={kept} onSave={onSave} />
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
      <Preview copy={preview} words={cockpit} cockpit={kept} />
    </div>
  );
}
