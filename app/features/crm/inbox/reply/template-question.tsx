import type { ReplyTemplate } from '#app/domain/leads/reply.ts';
import { VersionsDialog } from '../../frame/conflict/versions-dialog.tsx';
import { useWorkspace } from '../../frame/workspace.tsx';
import { useInbox } from '../inbox-context.tsx';
import type { WrittenTemplate } from './use-template-save.ts';

/** Asks whose words are kept where two have written others. */
export function TemplateQuestion({
  mine,
  there,
  disputed,
  onDecide,
}: {
  mine: WrittenTemplate;
  /** Null once a colleague has deleted it. */
  there: ReplyTemplate | null;
  disputed: readonly (keyof WrittenTemplate)[];
  onDecide: (choice: 'mine' | 'theirs' | null) => void;
}) {
  const { reply: copy } = useInbox().messages;
  const { conflict } = useWorkspace().messages.live;
  const names = { name: copy.templates.name, subject: copy.subject, text: copy.text };
  return (
    <VersionsDialog
      title={copy.templates.changed}
      lead={there ? conflict.lead : copy.templates.gone}
      rows={disputed.map((field) => ({
        name: names[field],
        mine: mine[field],
        theirs: there?.[field] ?? conflict.removed,
      }))}
      onDecide={onDecide}
    />
  );
}
