import { useSyncExternalStore } from 'react';

/**
 * Whether anything may move. `data-motion="off"` on the root element stops all animations and transitions (reset.css);
 * what scripts move asks `useMotion`. Several settings may stop motion, and it starts again only when none of them
 * does: each speaks for itself alone.
 */
type Owner = 'accessibility' | 'system';

const stoppedBy = new Set<Owner>();

/** Stops what moves on behalf of one setting, or lets it move again as far as that setting is concerned. */
export function stopMotion(owner: Owner, isStopped: boolean): void {
  if (isStopped) stoppedBy.add(owner);
  // Nothing to take back: the attribute may be what a script in the head set before any setting was read.
  else if (!stoppedBy.delete(owner)) return;
  const { dataset } = document.documentElement;
  if (stoppedBy.size > 0) dataset.motion = 'off';
  else delete dataset.motion;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const preference = window.matchMedia(reducedMotion);
  const observer = new MutationObserver(listener);
  preference.addEventListener('change', listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    preference.removeEventListener('change', listener);
    observer.disconnect();
  };
}

function mayMove(): boolean {
  return (
    document.documentElement.dataset.motion !== 'off' && !window.matchMedia(reducedMotion).matches
  );
}

/** Whether a component may move something now; true on the server, which cannot know. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => true);
}
