import type { Dispute } from '../../frame/conflict/save-joined.ts';
import { VersionsDialog } from '../../frame/conflict/versions-dialog.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useInbox } from '../inbox-context.tsx';
import type { TemplateVersion, WrittenTemplate } from './template-store.ts';

/** Asks which text to keep when two people changed the same template. */
export function TemplateQuestion({
  mine,
  there: { template },
  disputed,
  onDecide,
}: Dispute<WrittenTemplate, TemplateVersion, keyof WrittenTemplate> & {
  onDecide: (choice: 'mine' | 'theirs' | null) => void;
}) {
  const { reply: copy } = useInbox().messages;
  const { conflict } = useWorkspace().messages.live;
  const names = { name: copy.templates.name, subject: copy.subject, text: copy.text };
  return (
    <VersionsDialog
      title={copy.templates.changed}
      lead={template ? conflict.lead : copy.templates.gone}
      rows={disputed.map((field) => ({
        name: names[field],
        mine: mine[field],
        theirs: template?.[field] ?? conflict.removed,
      }))}
      onDecide={onDecide}
    />
  );
}
