import { useRef, useState, type SubmitEvent } from 'react';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { longestLine, type Draft } from '#app/domain/blogia/draft.ts';
import { gapsOf, type Gap } from '#app/domain/blogia/gaps.ts';
import { fill } from '#app/i18n/format.ts';
import { TextField } from '#app/ui/fields/text-field.tsx';

const answerName = 'gap-answer';

/** Asks one by one for the facts that a draft leaves open. */
export function GapQuestions({
  copy,
  draft,
  onFill,
}: {
  copy: BlogiaCopy['gaps'];
  draft: Draft;
  onFill: (gap: Gap, fact: string) => void;
}) {
  const { form, gap, index, count, isEmpty, hasAnswered, put, skip } = useGaps(draft, onFill);
  if (!gap)
    return (
      hasAnswered && (
        <p ref={focusIt} tabIndex={-1} className="mb-8 text-band-green outline-none">
          {copy.done}
        </p>
      )
    );
  return (
    <form
      ref={form}
      noValidate
      className="panel scripted mb-8 grid grid-cols-1 gap-3 p-5 wrap-anywhere"
      onSubmit={put}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="heading">{copy.title}</h3>
        <p role="status" className="small tabular text-dust">
          {fill(copy.progress, { count: String(index + 1), total: String(count) })}
        </p>
      </div>
      {gap.before.trim() !== '' && <p className="small text-dust">{gap.before}…</p>}
      <TextField
        name={answerName}
        label={gap.asks.charAt(0).toUpperCase() + gap.asks.slice(1)}
        maxLength={longestLine}
        autoComplete="off"
        error={isEmpty && copy.empty}
      />
      <div className="flex flex-wrap gap-3">
        <button type="submit" className="button">
          {copy.put}
        </button>
        {count > 1 && (
          <button type="button" className="button" onClick={skip}>
            {copy.skip}
          </button>
        )}
      </div>
    </form>
  );
}

/** The current gap, and what the user can do with it. */
function useGaps(draft: Draft, onFill: (gap: Gap, fact: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const [skipped, setSkipped] = useState(0);
  const [isEmpty, setIsEmpty] = useState(false);
  const [hasAnswered, setHasAnswered] = useState(false);
  const gaps = gapsOf(draft);
  const index = skipped % Math.max(1, gaps.length);
  const gap = gaps[index];

  function askNext() {
    setIsEmpty(false);
    form.current?.reset();
    form.current?.querySelector('input')?.focus();
  }

  function put(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const fact = input?.value.trim() ?? '';
    setIsEmpty(fact === '');
    if (fact === '' || !gap) return input?.focus();
    onFill(gap, fact);
    setHasAnswered(true);
    askNext();
  }

  function skip() {
    setSkipped(index + 1);
    askNext();
  }

  return { form, gap, index, count: gaps.length, isEmpty, hasAnswered, put, skip };
}

/** The form is removed with its last question. */
function focusIt(element: HTMLElement | null): void {
  element?.focus();
}
