import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Draft } from '#app/domain/blogia/draft.ts';
import type { PromptType } from '#app/domain/blogia/prompts.ts';
import { assessDraft } from '#app/domain/blogia/rules/assess-draft.ts';
import { useVisit } from '#app/ui/visit.ts';
import { readDraftFields } from './editor.tsx';
import type { Looking } from './rule-list.tsx';

/** The draft that the editor starts from; a new revision remounts the editor. */
interface OpenedDraft {
  revision: number;
  kind: PromptType;
  draft: Draft;
}

export type DraftState = ReturnType<typeof useDraft>;

/** State of the draft being edited: its text, its score and the highlighted rule. */
export function useDraft(initialKind: PromptType, initial: Draft) {
  const { language } = useVisit();
  const fields = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<OpenedDraft>({
    revision: 0,
    kind: initialKind,
    draft: initial,
  });
  const [draft, setDraft] = useState(initial);
  const [looking, setLooking] = useState<Looking | null>(null);

  const lateDraft = useDeferredValue(draft);
  const lateRevision = useDeferredValue(opened.revision);
  // A newly opened text is assessed at once: the editor and its assessment appear together.
  const deferred = lateRevision === opened.revision ? lateDraft : draft;
  const assessment = useMemo(
    () => assessDraft(language, opened.kind, deferred),
    [language, opened.kind, deferred],
  );

  const read = () => {
    if (fields.current) setDraft(readDraftFields(fields.current));
  };
  // Fields typed before hydration, or restored by the browser.
  useEffect(() => {
    read();
  }, []);

  function open(kind: PromptType, next: Draft) {
    setOpened(({ revision }) => ({ revision: revision + 1, kind, draft: next }));
    setDraft(next);
    setLooking(null);
  }

  return { fields, opened, draft, deferred, assessment, looking, setLooking, read, open };
}
