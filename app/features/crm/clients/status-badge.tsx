import type { ClientStatus } from '#app/domain/crm/records/entities.ts';
import { useWorkspace } from '../frame/workspace.tsx';

/** Source: B §4, CRMC-06; the type allows no other status, but stored data may have one. */
const tones: Partial<Record<string, string>> = {
  active: 'text-band-green',
  prospect: 'text-band-yellow',
  inactive: 'text-band-red',
};

export function StatusBadge({ status }: { status: ClientStatus }) {
  const { messages } = useWorkspace();
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current px-2.5 py-0.5 text-xs ${tones[status] ?? 'text-dust'}`}
    >
      <span
        aria-hidden="true"
        className="size-1.5 rounded-full bg-current forced-color-adjust-none"
      />
      {messages.clients.statuses[status]}
    </span>
  );
}
