import { Icon } from '#app/ui/icon.tsx';
import { May } from './staff-context.tsx';
import { newRecord, useWorkspaceQuery } from './workspace-query.ts';

/** A section's main action, a new record; on a phone in a bar at the bottom. */
export function AddButton({ label }: { label: string }) {
  const { openRecord } = useWorkspaceQuery();
  return (
    <May action="edit">
      <div className="bottom-bar">
        <button
          type="button"
          className="button button-primary"
          title={label}
          onClick={() => openRecord(newRecord)}
        >
          <Icon name="plus" className="icon size-5" />
          <span className="action-label">{label}</span>
        </button>
      </div>
    </May>
  );
}
