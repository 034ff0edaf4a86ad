import { useSyncExternalStore } from 'react';

/**
 * Whether animations are allowed. `data-motion="off"` on the root element stops all animations and transitions
 * (reset.css); scripts that move something ask `useMotion`. Several settings may stop motion, each on its own behalf;
 * it resumes when none does. `data-motion="on"` is the visitor's choice against the system's preference for less.
 */
type Owner = 'accessibility' | 'system';

const stoppedBy = new Set<Owner>();
let isInsistedOn = false;

/** Stops or resumes motion on behalf of one setting. */
export function stopMotion(owner: Owner, isStopped: boolean): void {
  if (isStopped) stoppedBy.add(owner);
  // Nothing to resume: a script in the head may have set the attribute before any setting was read.
  else if (!stoppedBy.delete(owner)) return;
  show();
}

/** Allows motion although the visitor's system prefers less, at the visitor's request. */
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

/** Whether motion is allowed now. Browser only. */
function mayMove(): boolean {
  const {
    dataset: { motion },
    classList,
  } = document.documentElement;
  if (motion !== undefined) return motion === 'on';
  return !classList.contains('still') && !window.matchMedia(reducedMotion).matches;
}

/** Whether a component may animate now; true on the server, where it is unknown. */
export function useMotion(): boolean {
  return useSyncExternalStore(subscribe, mayMove, () => true);
}
