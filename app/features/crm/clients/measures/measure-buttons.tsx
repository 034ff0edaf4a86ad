import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icons/names.ts';
import { useCrm } from '../../session/crm-provider.tsx';

/** What can be worked out about a client; one at a time on the whole desk. */
export function MeasureButtons({
  name,
  measures,
}: {
  /** The client's. */
  name: string;
  measures: readonly (readonly [label: string, icon: IconName, work: () => Promise<void>])[];
}) {
  const { isLoading } = useCrm();
  return (
    <div className="flex flex-wrap gap-2">
      {measures.map(([label, icon, work]) => (
        <button
          key={label}
          type="button"
          className="button small px-3.5 disabled:opacity-60"
          aria-label={`${label} ${name}`}
          disabled={isLoading}
          onClick={() => void work()}
        >
          <Icon name={icon} className="icon size-5" />
          {label}
        </button>
      ))}
    </div>
  );
}
