import { useState } from 'react';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { writeDraft, type Draft } from '#app/domain/blogia/draft.ts';
import type { PromptType } from '#app/domain/blogia/prompts.ts';
import { addDraft } from '#app/domain/blogia/saved-drafts.ts';
import { toHtml } from '#app/domain/blogia/to-html.ts';
import { Icon } from '#app/ui/icon.tsx';
import { download } from '#app/ui/results/download.ts';
import { useVisit } from '#app/ui/visit.ts';
import { draftStore } from './draft-store.ts';

/** Buttons to download a draft or save it in the browser. */
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
  const [saved, setSaved] = useState<{ draft: Draft; isLasting: boolean } | null>(null);
  const name = draft.slug || 'blogia';
  const isEmpty = draft.body.trim() === '';

  function save() {
    const isLasting = draftStore.write(
      addDraft(draftStore.read(), { at: Date.now(), kind, draft }),
    );
    setSaved({ draft, isLasting });
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
          onClick={save}
        >
          {copy.keep}
        </button>
      </div>
      <p role="status" className="small text-dust">
        {saved?.draft === draft && (
          <span className="mt-2 block">{saved.isLasting ? copy.kept : copy.keptHere}</span>
        )}
      </p>
    </div>
  );
}
