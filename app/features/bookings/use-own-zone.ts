import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Shows times in the browser's own zone until the visitor chooses one. */
export function useOwnZone(shown: string): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (query.has('zone') || !own || own === shown) return;
    const next = new URLSearchParams(query);
    next.set('zone', own);
    setQuery(next, { replace: true, preventScrollReset: true });
  }, [query, setQuery, shown]);
}
