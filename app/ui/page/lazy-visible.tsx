import { useRef, type ReactNode } from 'react';
import { useNearViewport } from './use-near-viewport.ts';

/** Pixels around the viewport within which an element is rendered. Source: specification A §9. */
const margin = 100;

/**
 * Renders its children once they come near the viewport. Its class reserves the space; without scripts they are
 * rendered at once.
 */
export function LazyVisible({ className, children }: { className: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place, margin, 0);
  return (
    <div ref={place} className={className}>
      {isNear ? children : <noscript>{children}</noscript>}
    </div>
  );
}
