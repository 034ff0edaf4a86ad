import { lazy, Suspense, useState } from 'react';
import type { Attachment } from '#app/domain/leads/attachment.ts';
import { textAt } from '#app/domain/leads/prospect-facts.ts';
import { Summary } from '../../fields/summary.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';

const AuditReport = lazy(async () => ({
  default: (await import('../../site-audit/audit-report.tsx')).AuditReport,
}));

/** The full audit report of a message's site, as its sender saw it. */
export function AuditedSite({ attachment: { inputs } }: { attachment: Attachment }) {
  const {
    messages: { audits: copy },
  } = useWorkspace();
  const [isOpen, setIsOpen] = useState(false);
  const id = textAt(inputs, 'id');
  if (id === '') return null;
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{copy.report}</Summary>
      {isOpen && (
        <Suspense>
          <AuditReport id={id} />
        </Suspense>
      )}
    </details>
  );
}
