import { shownStatusOf } from '#app/domain/leads/answered-lead.ts';
import type { Lead } from '#app/domain/leads/lead.ts';
import { useInbox } from './inbox-context.tsx';

const tones = {
  new: 'text-lumen',
  assigned: 'text-aurora',
  answered: 'text-band-green',
  quarantined: 'text-band-yellow',
  converted: 'text-band-green',
  closed: 'text-dust',
} as const satisfies Record<ReturnType<typeof shownStatusOf>, string>;

export function StatusTag({ lead }: { lead: Pick<Lead, 'status' | 'answeredAt'> }) {
  const { messages } = useInbox();
  const status = shownStatusOf(lead);
  return (
    <span className={`shrink-0 rounded-full border border-current px-2 text-xs ${tones[status]}`}>
      {messages.statusNames[status]}
    </span>
  );
}
