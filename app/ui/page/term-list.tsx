/** Terms and their meanings, side by side. */
export function TermList({
  title,
  items,
  columns,
  className = 'band',
}: {
  title: string;
  items: readonly { term: string; text: string }[];
  columns: 2 | 3;
  className?: string;
}) {
  return (
    <section className={className}>
      <div className="measure">
        <h2 className="title">{title}</h2>
        <dl
          className={`mt-8 grid grid-cols-1 gap-y-8 ${columns === 2 ? 'gap-x-16 md:grid-cols-2' : 'gap-x-12 md:grid-cols-3'}`}
        >
          {items.map(({ term, text }) => (
            <div key={term} className="border-t border-line pt-5">
              <dt className="heading">{term}</dt>
              <dd className="mt-2 text-dust">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
