import { useSyncExternalStore } from 'react';

/**
 * Whether anything may move. `data-motion="off"` on the root element stops all animations and transitions (reset.css);
 * what scripts move asks `useMotion`. Several settings may stop motion, and it starts again only when none of them
 * does: each speaks for itself alone. `data-motion="on"` is the visitor's own word against a system that wants less.
 */
type Owner = 'accessibility' | 'system';

const stoppedBy = new Set<Owner>();
let isInsistedOn = false;

/** Stops what moves on behalf of one setting, or lets it move again as far as that setting is concerned. */
export function stopMotion(owner: Owner, isStopped: boolean): void {
  if (isStopped) stoppedBy.add(owner);
  // Nothing to take back: the attribute may be what a script in the head set before any setting was read.
  else if (!stoppedBy.delete(owner)) return;
  show();
}

/** Lets things move although the visitor's system wants less of it, because they said so here. */
export function insistOnMotion(isInsisted: boolean): void {
  if (isInsisted === isInsistedOn) return;
  isInsistedOn = isInsisted;
  show();
}

function show(): void {
  const { dataset } = document.documentElement;
  if (stoppedBy.size > 0) dataset.motion = 'off';
  else if (isInsistedOn) dataset.motion = 'on';
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

/** Whether something may move now. In a browser only. */
function mayMove(): boolean {
  const {
    dataset: { motion },
    classList,
  } = document.documentElement;
  if (motion !== undefined) return motion === 'on';
  return !classList.contains('still') && !window.matchMedia(reducedMotion).matches;
}

/** Whether a component may move something now; true on the server, which cannot know. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => true);
}
