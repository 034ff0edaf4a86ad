import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useCrm } from '../../session/crm-provider.tsx';

/** A calculation about a client. */
export interface Measure {
  kind: 'observe' | 'recalculate' | 'match';
  label: string;
  icon: IconName;
  work: () => Promise<void>;
}

/** Calculations about a client; one at a time in the whole workspace. */
export function MeasureButtons({
  name,
  isCompact,
  measures,
}: {
  /** Of the client. */
  name: string;
  /** Whether the buttons show icons only. */
  isCompact: boolean;
  measures: readonly Measure[];
}) {
  const { isLoading } = useCrm();
  return (
    <div className={`flex flex-wrap ${isCompact ? '' : 'gap-1.5'}`}>
      {measures.map(({ kind, label, icon, work }) => (
        <button
          key={kind}
          type="button"
          className={`${isCompact ? 'row-button' : 'button small gap-1.5 px-2.5'} disabled:opacity-60`}
          aria-label={`${label} ${name}`}
          title={isCompact ? label : undefined}
          disabled={isLoading}
          onClick={() => void work()}
        >
          {isCompact && <Icon name={icon} className="icon size-5" />}
          {!isCompact && label}
        </button>
      ))}
    </div>
  );
}
