import { useState } from 'react';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { writeDraft, type Draft } from '#app/domain/blogia/draft.ts';
import { keepDraft } from '#app/domain/blogia/kept-drafts.ts';
import type { PromptType } from '#app/domain/blogia/prompts.ts';
import { toHtml } from '#app/domain/blogia/to-html.ts';
import { download } from '#app/ui/download.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { keptDrafts } from './kept.ts';

/** What can be done with a draft: take it away as a file, or have the browser keep it. */
export function DraftActions({
  copy,
  kind,
  draft,
}: {
  copy: BlogiaCopy['output'];
  kind: PromptType;
  draft: Draft;
}) {
  const { language } = useVisit();
  const [kept, setKept] = useState<{ draft: Draft; isLasting: boolean } | null>(null);
  const name = draft.slug || 'blogia';
  const isEmpty = draft.body.trim() === '';

  function keep() {
    const isLasting = keptDrafts.write(
      keepDraft(keptDrafts.read(), { at: Date.now(), kind, draft }),
    );
    setKept({ draft, isLasting });
  }

  return (
    <div>
      <div className="scripted flex flex-wrap gap-3">
        <button
          type="button"
          className="button disabled:opacity-50"
          disabled={isEmpty}
          onClick={() => download(`${name}.md`, 'text/markdown', writeDraft(draft))}
        >
          <Icon name="download" className="icon size-5" />
          {copy.markdown}
        </button>
        <button
          type="button"
          className="button disabled:opacity-50"
          disabled={isEmpty}
          onClick={() => download(`${name}.html`, 'text/html', toHtml(language, draft))}
        >
          <Icon name="download" className="icon size-5" />
          {copy.html}
        </button>
        <button
          type="button"
          className="button disabled:opacity-50"
          disabled={isEmpty}
          onClick={keep}
        >
          {copy.keep}
        </button>
      </div>
      <p role="status" className="small text-dust">
        {kept?.draft === draft && (
          <span className="mt-2 block">{kept.isLasting ? copy.kept : copy.keptHere}</span>
        )}
      </p>
    </div>
  );
}
