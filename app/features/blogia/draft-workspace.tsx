import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { fillGap } from '#app/domain/blogia/gaps.ts';
import { readingMinutes } from '#app/domain/blogia/rules/assess-draft.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { useVisit } from '#app/ui/visit.ts';
import { DraftActions } from './draft-actions.tsx';
import { Editor } from './editor.tsx';
import { GapQuestions } from './gap-questions.tsx';
import { RuleList } from './rule-list.tsx';
import { SavedDraftsList } from './saved-drafts-list.tsx';
import { SearchPreview } from './search-preview.tsx';
import type { DraftState } from './use-draft.ts';

/** The draft in its editor, the rules it is checked against, and its search result. */
export function DraftWorkspace({
  copy,
  state: { fields, opened, draft, deferred, assessment, looking, setLooking, read, open },
}: {
  copy: Omit<BlogiaCopy, 'samples'>;
  state: DraftState;
}) {
  const { language } = useVisit();
  const finding = assessment.findings.find(({ rule }) => rule === looking?.rule);
  return (
    <>
      <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0">
          <GapQuestions
            copy={copy.gaps}
            draft={deferred}
            onFill={(gap, fact) => open(opened.kind, fillGap(draft, gap, fact))}
          />
          <Editor
            key={opened.revision}
            ref={fields}
            copy={copy.editor}
            initial={opened.draft}
            draft={deferred}
            marks={finding?.marks ?? []}
            current={finding && looking ? looking.mark : null}
            facts={lengthText(copy.editor, language, assessment.wordCount)}
            onInput={read}
          />
          <div className="mt-5">
            <DraftActions copy={copy.output} kind={opened.kind} draft={draft} />
          </div>
          <SavedDraftsList copy={copy.drafts} onOpen={(saved) => open(saved.kind, saved.draft)} />
        </div>
        <RuleList
          copy={copy.rules}
          outOf={copy.score.outOf}
          assessment={assessment}
          looking={looking}
          onLook={setLooking}
        />
      </div>
      <div className="mt-12">
        <SearchPreview copy={copy.preview} draft={deferred} />
      </div>
    </>
  );
}

/** Word count and, once there are words, reading time. */
function lengthText(copy: BlogiaCopy['editor'], language: Language, words: number): string {
  const count = plural(language, words, copy.words);
  if (words === 0) return count;
  return `${count} · ${fill(copy.minutes, { count: String(readingMinutes(words)) })}`;
}
