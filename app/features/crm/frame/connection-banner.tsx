import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { WatchedStore } from '../session/watched-store.ts';
import { SignInAgainDialog } from './sign-in-again-dialog.tsx';
import { useWorkspace } from './workspace.tsx';

/** Interval of automatic retries, in milliseconds. */
const askAgainAfter = 10_000;

/** States why the records are unavailable, and offers a retry or a new sign-in. */
export function ConnectionBanner({ store }: { store: WatchedStore }) {
  const {
    messages: { live: copy },
  } = useWorkspace();
  const trouble = useSyncExternalStore(store.onTrouble, store.trouble);
  const [isPutOff, setIsPutOff] = useState(false);
  const isSignedOut = trouble === 'signed-out';
  const { revalidate } = useRevalidator();

  useEffect(() => {
    if (trouble === null || isSignedOut) return;
    const timer = setInterval(store.retry, askAgainAfter);
    addEventListener('online', store.retry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', store.retry);
    };
  }, [store, trouble, isSignedOut]);

  function signedInAgain() {
    store.retry();
    // A session also ends when the user's role is changed.
    void revalidate();
  }

  return (
    <>
      <div role="alert">
        {trouble && (
          <div className="border-b border-band-yellow bg-night-3">
            <div className="measure flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <Icon name="triangle-alert" className="icon size-5 text-band-yellow" />
              <p className="min-w-0 grow">{copy.troubles[trouble]}</p>
              <button
                type="button"
                className="button small px-4"
                onClick={isSignedOut ? () => setIsPutOff(false) : store.retry}
              >
                {isSignedOut ? copy.signIn.open : copy.retry}
              </button>
            </div>
          </div>
        )}
      </div>
      {isSignedOut && !isPutOff && (
        <SignInAgainDialog onDone={signedInAgain} onClose={() => setIsPutOff(true)} />
      )}
    </>
  );
}
