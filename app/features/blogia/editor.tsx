import { useEffect, useRef, type Ref, type RefObject } from 'react';
import type { BlogiaCopy } from '#app/content/blogia/shape.ts';
import { longestBody, longestLine, type Draft } from '#app/domain/blogia/draft.ts';
import type { Mark } from '#app/domain/blogia/rules/outcome.ts';
import { fill, formatNumber } from '#app/i18n/format.ts';
import { MarkedTextarea } from '#app/ui/fields/marked-textarea.tsx';
import { useVisit } from '#app/ui/visit.ts';

const lineFields = ['title', 'description', 'keyphrase', 'slug'] as const satisfies (keyof Draft)[];

const idOf = (field: keyof Draft) => `draft-${field}`;

/** Reads the draft from its uncontrolled fields. */
export function readDraftFields(fields: HTMLElement): Draft {
  const value = (field: keyof Draft) =>
    fields.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${idOf(field)}`)?.value ?? '';
  return {
    title: value('title'),
    description: value('description'),
    keyphrase: value('keyphrase'),
    slug: value('slug'),
    body: value('body').replace(/\r\n?/g, '\n'),
  };
}

/**
 * The draft's fields, with marks in them.
 *
 * @param initial default values; a new key resets the editor to them
 * @param draft current values, as the parent has read them
 * @param marks of all fields
 * @param current index of the mark to select and scroll to
 */
export function Editor({
  ref,
  copy,
  initial,
  draft,
  marks,
  current,
  facts,
  onInput,
}: {
  ref: Ref<HTMLDivElement>;
  copy: BlogiaCopy['editor'];
  initial: Draft;
  draft: Draft;
  marks: readonly Mark[];
  current: number | null;
  facts: string;
  onInput: () => void;
}) {
  const { language } = useVisit();
  const fields = useRef<HTMLDivElement>(null);

  useMarkFocus(fields, marks, current);

  const inBody = marks.flatMap((mark, index) =>
    mark.field === 'body' ? [{ ...mark, index }] : [],
  );
  return (
    <div ref={ref} onInput={onInput}>
      <div ref={fields} className="grid grid-cols-1 gap-5">
        {lineFields.map((field) => (
          <LineField
            key={field}
            field={field}
            copy={copy}
            initial={initial[field]}
            length={draft[field].length}
            isMarked={marks.some((mark) => mark.field === field)}
          />
        ))}
        <div className="small grid gap-1.5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <label htmlFor={idOf('body')}>{copy.fields.body}</label>
            <span className="tabular text-xs text-dust">{facts}</span>
          </div>
          <MarkedTextarea
            id={idOf('body')}
            name="body"
            initial={initial.body}
            text={draft.body}
            marks={inBody}
            current={inBody.findIndex(({ index }) => index === current)}
            maxLength={longestBody}
            lang={language}
          />
        </div>
      </div>
    </div>
  );
}

function LineField({
  field,
  copy,
  initial,
  length,
  isMarked,
}: {
  field: (typeof lineFields)[number];
  copy: BlogiaCopy['editor'];
  initial: string;
  length: number;
  isMarked: boolean;
}) {
  const { language } = useVisit();
  return (
    <div className="small grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={idOf(field)}>{copy.fields[field]}</label>
        <span className="tabular text-xs text-dust">
          {fill(copy.length, { count: formatNumber(language, length) })}
        </span>
      </div>
      <input
        id={idOf(field)}
        name={field}
        className={`input ${isMarked ? 'border-lumen' : ''}`}
        defaultValue={initial}
        maxLength={longestLine}
        autoComplete="off"
        spellCheck={field !== 'slug'}
      />
    </div>
  );
}

/** Selects the current mark in its field and scrolls to it. */
function useMarkFocus(
  fields: RefObject<HTMLDivElement | null>,
  marks: readonly Mark[],
  current: number | null,
) {
  useEffect(() => {
    const mark = current === null ? undefined : marks[current];
    if (!mark) return;
    const field = fields.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(
      `#${idOf(mark.field)}`,
    );
    field?.focus({ preventScroll: true });
    field?.setSelectionRange(mark.start, mark.end);
    const seen = fields.current?.querySelector('mark[data-current]') ?? field;
    seen?.scrollIntoView({ block: 'center' });
    // Scroll only when the selection changes, not per key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current]);
}
