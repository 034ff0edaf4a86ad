interface Span {
  start: number;
  end: number;
}

/**
 * A text area that grows with its text, with highlighted ranges. Highlights are visual only: buttons beside it state
 * their meaning and select each in turn.
 *
 * @param initial initial text; the area is uncontrolled
 * @param text current text, as its owner has read it
 * @param marks ranges of `text`
 * @param current index of the selected range
 */
export function MarkedTextarea({
  id,
  name,
  initial,
  text,
  marks,
  current,
  maxLength,
  lang,
}: {
  id: string;
  name: string;
  initial: string;
  text: string;
  marks: readonly Span[];
  current: number | null;
  maxLength: number;
  lang: string;
}) {
  return (
    <div className="marked-text">
      <div aria-hidden="true" className="text-transparent">
        {piecesOf(text, marks).map(({ start, piece, mark }) =>
          mark === null ? (
            piece
          ) : (
            <mark key={start} data-mark={mark} data-current={mark === current || undefined}>
              {piece}
            </mark>
          ),
        )}
        {/* Keeps an empty last line from collapsing. */}
        {'\n'}
      </div>
      <textarea
        id={id}
        name={name}
        lang={lang}
        spellCheck
        defaultValue={initial}
        maxLength={maxLength}
      />
    </div>
  );
}

/** Splits the text into pieces, each inside a mark (by index) or between two; of overlapping marks the first wins. */
function piecesOf(
  text: string,
  marks: readonly Span[],
): { start: number; piece: string; mark: number | null }[] {
  const pieces: { start: number; piece: string; mark: number | null }[] = [];
  let at = 0;
  const ordered = marks
    .map((mark, index) => ({ ...mark, index }))
    .toSorted((one, other) => one.start - other.start);
  for (const { start, end, index } of ordered) {
    if (start < at || end <= start) continue;
    if (start > at) pieces.push({ start: at, piece: text.slice(at, start), mark: null });
    pieces.push({ start, piece: text.slice(start, end), mark: index });
    at = end;
  }
  pieces.push({ start: at, piece: text.slice(at), mark: null });
  return pieces;
}
