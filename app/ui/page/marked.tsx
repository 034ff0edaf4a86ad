/** A text with highlighted ranges, in UTF-16 units, in order. */
export function Marked({
  text,
  ranges,
}: {
  text: string;
  ranges: readonly (readonly [start: number, end: number])[];
}) {
  return (
    <>
      {ranges.map(([start, end], at) => (
        <span key={start}>
          {text.slice(ranges[at - 1]?.[1] ?? 0, start)}
          <mark className="bg-transparent font-semibold text-lumen">{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
