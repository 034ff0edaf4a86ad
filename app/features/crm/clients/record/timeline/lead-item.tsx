import { lazy, Suspense, use, useState } from 'react';
import type { TimelineItem } from '#app/domain/crm/timeline/timeline.ts';
import { useVisit } from '#app/ui/visit.ts';
import { Summary } from '../../../fields/summary.tsx';
import { useWorkspace } from '../../../frame/workspace.tsx';
import { LeadMessagesLoader } from '../../../inbox/lead-messages.ts';

const ConvertedLead = lazy(async () => ({
  default: (await import('../../../inbox/attachments/converted-lead.tsx')).ConvertedLead,
}));

/** Tool results of a lead, loaded when opened. */
export function LeadItemResults({ item: { id, tools } }: { item: TimelineItem<'lead'> }) {
  const { language } = useVisit();
  const {
    messages: { timeline: copy, frame },
  } = useWorkspace();
  const loadMessages = use(LeadMessagesLoader);
  const [isOpen, setIsOpen] = useState(false);
  if (tools.length === 0 || !loadMessages) return null;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary className="small">{copy.leadResults}</Summary>
      {isOpen && (
        <Suspense fallback={<p role="status">{frame.loading}</p>}>
          <ConvertedLead id={id} language={language} loadMessages={loadMessages} />
        </Suspense>
      )}
    </details>
  );
}
