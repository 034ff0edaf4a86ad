import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LoadingCopy } from '#app/content/adluma/shape.ts';
import { useVisit } from '#app/ui/visit.ts';

/** Milliseconds, long enough to read the message. Our own choice: the specification gives none. */
const pause = 1200;

/** Announces the full simulator, then replaces itself by it in the history. */
export function LoadingScreen({ copy }: { copy: LoadingCopy }) {
  const { address } = useVisit();
  const { search } = useLocation();
  const navigate = useNavigate();
  const target = address('/simulateur-complet') + search;

  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(target, { replace: true }), pause);
    return () => window.clearTimeout(timer);
  }, [target, navigate]);

  return (
    <>
      <svg viewBox="0 0 200 200" className="size-40 text-lumen" fill="none" aria-hidden="true">
        <circle
          cx="100"
          cy="100"
          r="92"
          className="stroke-line"
          strokeDasharray="1 7.03"
          strokeWidth="6"
        />
        <circle cx="100" cy="100" r="70" className="stroke-line-2" />
        <circle cx="100" cy="100" r="44" className="stroke-line-2" strokeDasharray="3 5" />
        <g className="origin-center animate-orbit">
          <circle cx="170" cy="100" r="7" fill="currentColor" />
        </g>
        <circle cx="100" cy="100" r="10" fill="currentColor" />
      </svg>
      <h1 className="title mt-10">{copy.heading}</h1>
      <p role="status" className="lead mt-3">
        {copy.redirecting}
      </p>
      <a href={target} className="text-link mt-8">
        {copy.go}
      </a>
      <noscript>
        <meta httpEquiv="refresh" content={`1;url=${target}`} />
      </noscript>
    </>
  );
}
