import type { ReactNode } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Disclosure } from '#app/ui/page/disclosure.tsx';
import { Proof, type ProofTexts, type ShownProof } from './proof.tsx';

export interface FindingTexts extends ProofTexts {
  why: string;
  how: string;
  evidence: string;
  source: string;
  guide: string;
}

export interface ShownFinding {
  readonly id: string;
  readonly name: string;
  readonly why: string;
  readonly how: readonly string[];
  readonly source: string;
  readonly guide: string;
  readonly gain: string;
  readonly effort: string;
  readonly proofs: readonly ShownProof[];
  readonly more: string;
}

/**
 * A finding with its evidence, its importance and how to fix it.
 *
 * @param children actions on it
 */
export function Finding({
  anchor,
  finding: { name, why, how, source, guide, gain, effort, proofs, more },
  copy,
  children,
}: {
  anchor: string;
  finding: ShownFinding;
  copy: FindingTexts;
  children?: ReactNode;
}) {
  const host = useHydrated() ? location.host : '';
  return (
    <li id={anchor} className="@container scroll-mt-24">
      <Disclosure
        title={
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
            <span className="wrap-anywhere">{name}</span>
            <span className="small font-normal text-aurora">{gain}</span>
          </span>
        }
      >
        <div className="grid grid-cols-1 gap-x-12 gap-y-5 pb-6 @min-[46rem]:grid-cols-2">
          <section className="min-w-0">
            <h4 className="small font-semibold">{copy.evidence}</h4>
            <ul className="mt-1">
              {proofs.map((proof, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- proofs have no identity
                <Proof key={at} proof={proof} copy={copy} />
              ))}
            </ul>
            {more && <p className="small text-dust">{more}</p>}
          </section>
          <section className="min-w-0">
            <h4 className="small font-semibold">{copy.why}</h4>
            <p className="mt-1 max-w-[65ch]">{why}</p>
            <h4 className="small mt-4 font-semibold">
              {copy.how}
              {effort && <span className="font-normal text-dust">{` (${effort})`}</span>}
            </h4>
            <ol className="mt-1 max-w-[65ch] list-decimal space-y-1 pl-5">
              {how.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {guide && (
              <p className="mt-4">
                <a href={guide} className="text-link">
                  {copy.guide}
                </a>
                {/* Links are useless on paper. */}
                <span className="small hidden print:inline">{` ${host}${guide}`}</span>
              </p>
            )}
            {source && (
              <p className="small mt-4">
                <a href={source} className="text-link" rel="noreferrer" target="_blank">
                  {copy.source}
                </a>
              </p>
            )}
            {children}
          </section>
        </div>
      </Disclosure>
    </li>
  );
}
