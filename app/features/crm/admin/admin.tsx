import { useEffect, useState, type ComponentType } from 'react';
import type { AdminCopy } from '#app/content/admin/shape.ts';
import { useVisit } from '#app/ui/visit.ts';

interface Props {
  /** What the signed-in member of staff may do, as their session names it; the server has the last word. */
  permissions: readonly string[];
  /** Said until its own words are there. */
  waiting: { loading: string; failed: string; retry: string; needsScript: string };
  /** Fetches what it says. */
  loadWords: () => Promise<AdminCopy>;
}

type Desk = ComponentType<{ permissions: readonly string[]; words: AdminCopy }>;

/** The desk of those who run it all; its code and words come when it is first opened. */
export function Admin({ permissions, waiting, loadWords }: Props) {
  const { language } = useVisit();
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ View: Desk; words: AdminCopy } | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    Promise.all([import('./admin-desk.tsx'), loadWords()]).then(
      ([{ AdminDesk: View }, words]) => isWanted && setLoaded({ View, words }),
      () => isWanted && setLoaded('failed'),
    );
    return () => {
      isWanted = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the words are those of the language
  }, [language, attempt]);

  if (loaded && loaded !== 'failed')
    return <loaded.View permissions={permissions} words={loaded.words} />;
  return (
    <div className="measure grid min-h-[60vh] content-center justify-items-center gap-4">
      {loaded === 'failed' ? (
        <>
          <p role="alert">{waiting.failed}</p>
          <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
            {waiting.retry}
          </button>
        </>
      ) : (
        <p role="status" className="scripted">
          {waiting.loading}
        </p>
      )}
      <noscript>
        <p>{waiting.needsScript}</p>
      </noscript>
    </div>
  );
}
