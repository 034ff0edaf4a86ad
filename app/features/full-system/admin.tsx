import type { FullSystemCopy } from '#app/content/full-system/shape.ts';
import type { CockpitFeatures } from '#app/domain/cockpit.ts';
import { CockpitDialog } from './cockpit-dialog.tsx';
import { Preview } from './preview.tsx';

/** Who holds the controls, the way to try them, and what the tried settings look like. */
export function Admin({
  copy,
  onApply,
}: {
  copy: Pick<FullSystemCopy, 'admin' | 'cockpit' | 'preview'>;
  onApply: (features: CockpitFeatures) => void;
}) {
  const { admin, cockpit, preview } = copy;
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        <h2 className="title">{admin.title}</h2>
        <p>{admin.reserved}</p>
        <p className="text-aurora">{admin.own}</p>
        <CockpitDialog copy={cockpit} open={admin.open} onApply={onApply} />
        <p className="unscripted text-dust">{admin.withoutScripts}</p>
      </div>
      <Preview copy={preview} words={cockpit} />
    </div>
  );
}
