import type { ReactNode } from 'react';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import type { Draft } from '#app/domain/blogia/draft.ts';
import type { BlogForm, PromptType } from '#app/domain/blogia/prompts.ts';
import { Headline } from '#app/ui/page/headline.tsx';
import { DraftWorkspace } from './draft-workspace.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { Progress } from './progress.tsx';
import { ScoreBadge } from './score-badge.tsx';
import { useDraft } from './use-draft.ts';
import { useRequest } from './use-request.ts';

/** Initial state of the page: the form as sent in its address, and the text for it. */
export interface BlogiaStart {
  form: BlogForm;
  kind: PromptType;
  draft: Draft;
}

/** BlogIA: the request form, the generated draft in its editor, and its score. */
export function Blogia({
  copy,
  start,
  children,
}: {
  copy: Omit<BlogiaCopy, 'samples'>;
  start: BlogiaStart;
  /** Rendered above the headline. */
  children: ReactNode;
}) {
  const draftState = useDraft(start.kind, start.draft);
  const { form, output, present, generation, read, generate, stop } = useRequest(
    start.form,
    start.draft.body !== '',
    draftState.open,
  );
  const isWriting = generation.is === 'writing';
  return (
    <>
      <div className="starfield border-b border-line">
        <div className="measure pt-6">{children}</div>
        <div className="measure grid grid-cols-1 gap-x-16 gap-y-10 pt-10 pb-20 lg:grid-cols-[3fr_2fr]">
          <Introduction copy={copy} />
          <GeneratorForm
            ref={form}
            copy={copy.form}
            form={start.form}
            present={present}
            isWriting={isWriting}
            onInput={read}
            onGenerate={() => generate()}
          />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-center">
            <ScoreBadge copy={copy.score} assessment={draftState.assessment} />
          </div>
        </div>
      </div>
      <section id="texte" className="band">
        <div className="measure">
          <h2 ref={output} tabIndex={-1} className="title outline-none">
            {copy.output.title}
          </h2>
          <div className="mt-3 mb-8">
            {generation.is === 'idle' && !draftState.draft.body && (
              <p className="lead">{copy.output.empty}</p>
            )}
            <Progress copy={copy.output} generation={generation} onStop={stop} onRetry={generate} />
          </div>
          <div hidden={isWriting}>
            <DraftWorkspace copy={copy} state={draftState} />
          </div>
        </div>
      </section>
    </>
  );
}

function Introduction({ copy }: { copy: Pick<BlogiaCopy, 'eyebrow' | 'heading' | 'lead'> }) {
  return (
    <div>
      <p className="eyebrow">{copy.eyebrow}</p>
      <h1 className="title mt-4">
        <Headline text={copy.heading} />
      </h1>
      <p className="lead mt-4">{copy.lead}</p>
    </div>
  );
}
