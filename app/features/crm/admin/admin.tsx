import type { AdminCopy } from '#app/content/admin/shape.ts';
import { useVisit } from '#app/ui/visit.ts';
import { useLoaded } from '../use-loaded.ts';

interface Props {
  /** What the signed-in member of staff may do, as their session names it; the server has the last word. */
  permissions: readonly string[];
  /** Said until its own words are there. */
  waiting: { loading: string; failed: string; retry: string; needsScript: string };
  /** Fetches what it says. */
  loadWords: () => Promise<AdminCopy>;
}

/** The desk of those who run it all; its code and words come when it is first opened. */
export function Admin({ permissions, waiting, loadWords }: Props) {
  const { language } = useVisit();
  const { loaded, again } = useLoaded(language, () =>
    Promise.all([import('./admin-desk.tsx'), loadWords()]),
  );

  if (loaded && loaded !== 'failed') {
    const [{ AdminDesk }, words] = loaded;
    return <AdminDesk permissions={permissions} words={words} />;
  }
  return (
    <div className="measure grid min-h-[60vh] content-center justify-items-center gap-4">
      {loaded === 'failed' ? (
        <>
          <p role="alert">{waiting.failed}</p>
          <button type="button" className="button" onClick={again}>
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
