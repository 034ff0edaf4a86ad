import type { ReactNode } from 'react';

/** Placeholder for a screen whose code and messages are loading, or failed to load. */
export function LoadingScreen({
  isFailed,
  messages: { loading, failed, retry },
  onRetry,
  children,
}: {
  isFailed: boolean;
  messages: { loading: string; failed: string; retry: string };
  onRetry: () => void;
  /** Fallback without scripts. */
  children: ReactNode;
}) {
  return (
    <div className="measure grid min-h-[60vh] content-center justify-items-center gap-4">
      {isFailed ? (
        <>
          <p role="alert">{failed}</p>
          <button type="button" className="button" onClick={onRetry}>
            {retry}
          </button>
        </>
      ) : (
        <p role="status" className="scripted">
          {loading}
        </p>
      )}
      {children}
    </div>
  );
}
