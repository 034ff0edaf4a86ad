import type { LeadStatus } from '#app/domain/leads/lead.ts';
import { useInbox } from './inbox-context.tsx';

const tones = {
  new: 'text-lumen',
  assigned: 'text-aurora',
  quarantined: 'text-band-yellow',
  converted: 'text-band-green',
  closed: 'text-dust',
} as const satisfies Record<LeadStatus, string>;

export function StatusTag({ status }: { status: LeadStatus }) {
  const { messages } = useInbox();
  return (
    <span className={`shrink-0 rounded-full border border-current px-2 text-xs ${tones[status]}`}>
      {messages.statusNames[status]}
    </span>
  );
}
