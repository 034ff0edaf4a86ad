import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { readDraft, type Draft } from '#app/domain/blogia/draft.ts';
import {
  canGenerate,
  keyphraseOf,
  type BlogForm,
  type PromptType,
} from '#app/domain/blogia/prompts.ts';
import { judge, readingMinutes } from '#app/domain/blogia/rules/judge.ts';
import { fill } from '#app/i18n/format.ts';
import type { Language } from '#app/i18n/languages.ts';
import { plural } from '#app/i18n/plural.ts';
import { Headline } from '#app/ui/headline.tsx';
import { useVisit } from '#app/ui/visit.ts';
import { DraftActions } from './draft-actions.tsx';
import { Editor, readDraftFields } from './editor.tsx';
import { linkTo, readForm } from './form-fields.ts';
import { GeneratorForm } from './generator-form.tsx';
import { KeptList } from './kept-list.tsx';
import { Progress } from './progress.tsx';
import { RuleList, type Looking } from './rule-list.tsx';
import { ScoreBadge } from './score-badge.tsx';
import { SearchPreview } from './search-preview.tsx';
import { useGeneration } from './use-generation.ts';

/** What the page opens with: a form as sent in its address, and the text that answers it. */
export interface BlogiaStart {
  form: BlogForm;
  kind: PromptType;
  draft: Draft;
}

/** Which texts the editor has been given: its place in the row makes it start again. */
interface Given {
  at: number;
  kind: PromptType;
  draft: Draft;
}

/** BlogIA: the request, the text as it is written and edited, and what the rules say of it. */
export function Blogia({
  copy,
  start,
  children,
}: {
  copy: Omit<BlogiaCopy, 'samples'>;
  start: BlogiaStart;
  /** Stands above the headline. */
  children: React.ReactNode;
}) {
  const { language } = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLHeadingElement>(null);
  const [present, setPresent] = useState(start.form);
  const [given, setGiven] = useState<Given>({ at: 0, kind: start.kind, draft: start.draft });
  const [draft, setDraft] = useState(start.draft);
  const [looking, setLooking] = useState<Looking | null>(null);
  const [asked, setAsked] = useState<BlogForm | null>(start.draft.body ? start.form : null);

  const {
    generation,
    start: run,
    stop,
  } = useGeneration((request, text, end) => {
    if (text.trim() === '' || !request.promptType) return;
    give(request.promptType, readDraft(text, keyphraseOf(request)));
    // A text that was stopped or broke off is no answer that another variant could follow.
    setAsked(end.is === 'done' ? request : null);
  });

  const deferred = useDeferredValue(draft);
  const judgement = useMemo(
    () => judge(language, given.kind, deferred),
    [language, given.kind, deferred],
  );
  const readFields = () => {
    if (fields.current) setDraft(readDraftFields(fields.current));
  };
  const readRequest = () => {
    if (form.current) setPresent(readForm(form.current));
  };
  // What was typed before React took over, or what the browser restored.
  useEffect(() => {
    readRequest();
    readFields();
  }, []);

  function give(kind: PromptType, next: Draft) {
    setGiven(({ at }) => ({ at: at + 1, kind, draft: next }));
    setDraft(next);
    setLooking(null);
  }

  function generate(writer: 'local' | 'configured' = 'configured') {
    if (!form.current) return;
    const request = readForm(form.current);
    if (!canGenerate(request)) return;
    // The same request again is a wish for other words.
    const isSame = asked !== null && linkTo({ ...asked, variant: 0 }) === linkTo(request);
    const variant = isSame ? asked.variant + 1 : 0;
    output.current?.focus({ preventScroll: true });
    output.current?.scrollIntoView();
    void run({ ...request, variant }, writer);
  }

  const finding = judgement.findings.find(({ rule }) => rule === looking?.rule);
  const isWriting = generation.is === 'writing';
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6">{children}</div>
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-[3fr_2fr]">
          <div>
            <p className="eyebrow">{copy.eyebrow}</p>
            <h1 className="title mt-4">
              <Headline text={copy.heading} />
            </h1>
            <p className="lead mt-4">{copy.lead}</p>
          </div>
          <GeneratorForm
            ref={form}
            copy={copy.form}
            form={start.form}
            present={canGenerate(present) ? present : null}
            isWriting={isWriting}
            onInput={readRequest}
            onGenerate={() => generate()}
          />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
            <ScoreBadge copy={copy.score} judgement={judgement} />
          </div>
        </div>
      </div>
      <section id="texte" className="band">
        <div className="measure">
          <h2 ref={output} tabIndex={-1} className="title outline-none">
            {copy.output.title}
          </h2>
          <div className="mt-3 mb-8">
            {generation.is === 'idle' && !draft.body && <p className="lead">{copy.output.empty}</p>}
            <Progress copy={copy.output} generation={generation} onStop={stop} onRetry={generate} />
          </div>
          <div hidden={isWriting}>
            <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
              <div className="min-w-0">
                <Editor
                  key={given.at}
                  ref={fields}
                  copy={copy.editor}
                  initial={given.draft}
                  draft={deferred}
                  marks={finding?.marks ?? []}
                  current={finding && looking ? looking.mark : null}
                  facts={factsOf(copy.editor, language, judgement.wordCount)}
                  onInput={readFields}
                />
                <div className="mt-5">
                  <DraftActions copy={copy.output} kind={given.kind} draft={draft} />
                </div>
                <KeptList copy={copy.drafts} onOpen={(kept) => give(kept.kind, kept.draft)} />
              </div>
              <RuleList
                copy={copy.rules}
                outOf={copy.score.outOf}
                judgement={judgement}
                looking={looking}
                onLook={setLooking}
              />
            </div>
            <div className="mt-12">
              <SearchPreview copy={copy.preview} draft={deferred} />
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

function factsOf(copy: BlogiaCopy['editor'], language: Language, words: number): string {
  const count = plural(language, words, copy.words);
  if (words === 0) return count;
  return `${count} · ${fill(copy.minutes, { count: String(readingMinutes(words)) })}`;
}
