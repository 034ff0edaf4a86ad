import type { MouseEvent } from 'react';

/** Fixes, sorted by gain for their effort, each linked to its finding. */
export function MendList({
  mends,
  idPrefix,
  onFollow,
}: {
  mends: readonly { id: string; name: string; gain: string; effort: string }[];
  /** Prefix of the findings' anchors. */
  idPrefix: string;
  /** Replaces the navigation to the anchor. */
  onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}) {
  return (
    <div className="@container">
      <ol className="ruled mt-5 grid-cols-1 @min-[46rem]:grid-cols-5">
        {mends.map(({ id, name, gain, effort }, at) => (
          <li key={id} className="flex flex-col p-4">
            <span className="figure text-lumen" aria-hidden="true">
              {at + 1}
            </span>
            <a
              href={`#${idPrefix}${id}`}
              className="mt-2 font-medium hover:text-lumen"
              onClick={onFollow}
            >
              {name}
            </a>
            <span className="small mt-auto pt-3 text-aurora">{gain}</span>
            <span className="small text-dust">{effort}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
