export interface ProofTexts {
  found: string;
  wanted: string;
}

export interface ShownProof {
  readonly href: string;
  readonly page: string;
  readonly line: string;
  readonly said: string;
  readonly found: string;
  readonly wanted: string;
  readonly excerpt: {
    readonly before: string;
    readonly marked: string;
    readonly after: string;
  } | null;
}

/** One observation: its location, the excerpt with the relevant part marked, the actual and the expected value. */
export function Proof({
  proof: { href, page, line, said, found, wanted, excerpt },
  copy,
}: {
  proof: ShownProof;
  copy: ProofTexts;
}) {
  return (
    <li className="min-w-0 border-t border-line py-3">
      <p className="small wrap-anywhere">
        {href ? (
          <a href={href} className="text-link" rel="nofollow noreferrer" target="_blank">
            {page}
          </a>
        ) : (
          page
        )}
        {line && <span className="text-dust">{`, ${line}`}</span>}
      </p>
      {said && <p className="mt-1">{said}</p>}
      {excerpt && (
        <pre className="mt-2 rounded-tile border border-line bg-night p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          <code>
            {excerpt.before}
            <mark className="bg-lumen/20 text-star">{excerpt.marked}</mark>
            {excerpt.after}
          </code>
        </pre>
      )}
      {!said && (
        <dl className="small mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <dt className="text-dust">{copy.found}</dt>
          <dd className="wrap-anywhere">{found}</dd>
          {wanted && (
            <>
              <dt className="text-dust">{copy.wanted}</dt>
              <dd className="wrap-anywhere">{wanted}</dd>
            </>
          )}
        </dl>
      )}
    </li>
  );
}
